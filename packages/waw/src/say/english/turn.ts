/** Phrases of the turns, of points and victory, of supply and of sieges. */
export const TURN_WORDS = {
  'section:turn': 'Turn {turn}: {name}',
  'section:player': '{player}, {name}',
  'section:control': 'Control',
  'section:supply': 'Supply',
  'section:siege': 'Sieges',
  'section:victory': 'Victory',

  'control:taken': 'passed from {from} to {to}',
  'control:first': 'came under the control of {to}',

  'scored:loser': '{loser} {change}',
  'what:fortress': 'a fortress was taken',
  'cities-scored': 'cities held at the end: {cities}',
  city: '{city} {points}',

  'rules-updated': 'Rules updated: {changes}',
  'rules:2': 'maintenance must be paid, and terrain counts towards the cap on modifiers',
  'rules:4':
    'injured leaders come back in the next game turn, any combat unit may search, bunkers count for stacking, fixed units may use their fortress, overruns in edition A count hidden units, cancelled cards have no effect for the rest of the battle, and cards that would do nothing can’t be played',

  'won:condition': 'won the game: {condition}',
  'won:points': 'won the game: most points after the last turn',
  'won:scenario': 'won the game: nobody has met a condition of victory, and so the scenario decides',
  'won:draw': 'The game is a draw',
  'won:sides': ' and ',
  'won:gauge': '{player} {points}',

  'supply:out': 'out of supply at {region}: −1 to CF and MF, one region a turn, no attack, no siege',
  'supply:out:besieges': 'out of supply at {region}: −1 to CF and MF, one region a turn, no attack',
  'supply:in': 'in supply again at {region}',
  starved: 'out of supply twice in a row, back to the force pool',
  'train-spent': 'given up at {region}: the stack is in supply until the next check',
  'train-spent:for': 'for {units}',

  'siege:of': 'Siege of {region}',
  'siege:fell': 'the fortress fell',
  'siege:held': 'the fortress held out',
  'what:engine': 'siege engines',
  'what:siege-artillery': 'artillery',
  'what:garrison': 'a large garrison',
  'what:s-outside': 'S value of {name}',
  'what:s-inside': 'S value of {name}, inside',
  'fortress-fell': 'took the fortress of {region} from {owner}',
  'fortress-fell:lost': 'lost with the fortress of {region}',
  'fort-built': 'built a fortress at {region}',
  fdv: 'FDV {fdv}',
} as const
