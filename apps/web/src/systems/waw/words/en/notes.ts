/** The notes of the tutorial; they come with it, for most who play have no need of them. */
export const notes = {
  'lesson:name': 'Tutorial',
  'lesson:step': '{{step}} of {{steps}}',
  'lesson:next': 'Next',
  'lesson:finish': 'Play on',
  'lesson:leave': 'Leave the tutorial',

  'lesson:map':
    'England, 1066. A counter is an army, its badge counts who is in it, and a border in a colour says who holds the land.',
  'lesson:map:do':
    'You lead the Normans, in red, and the Norwegians, in blue, who land in the north this turn. Look around, then go on.',
  'lesson:cards':
    'These are your cards. An amber edge means that you may play one now; the others say why not.',
  'lesson:cards:do': 'Play one, or press ‘Play no card’.',
  'lesson:select': 'Harald Hardrada has landed in Holderness. The amber ring says that his army may move.',
  'lesson:select:do': 'Click his stack.',
  'lesson:pick':
    'Whoever has a ring goes along. Click a counter to leave it behind, and again to take it with you.',
  'lesson:pick:do': 'Take everybody this time.',
  'lesson:reach': 'Lit regions are in reach; the number is what the march costs in movement points.',
  'lesson:reach:do': 'Click York.',
  'lesson:stops':
    'Here is the way, leg by leg, each cost with its rule. Crossed sabres: enemies are there, and whoever meets enemies must stop.',
  'lesson:stops:do': 'Click a rule’s number if you want to read it.',
  'lesson:odds': 'Before you attack, look at your chances: the bar shows how likely you hold the field.',
  'lesson:odds:do': 'Press ‘See the odds’ for everything that can happen, and why.',
  'lesson:march': 'Nothing has moved yet.',
  'lesson:march:do': 'Press ‘March’, or click York again.',
  'lesson:undo': 'Changed your mind? Undo takes a march back until a die falls.',
  'lesson:undo:do': 'Keep the march for now.',
  'lesson:end': 'Battles are fought when your movement is over.',
  'lesson:end:do': 'Press ‘Done moving’.',
  'lesson:battle':
    'The enemy stands above, you below. Each unit rolls a die, 0 to 9: below its combat factor is a hit, equal to it a panic. The factor is the figure at the lower left.',
  'lesson:battle:do': 'What is added to the factors, and why, stands beside the board and in the log.',
  'lesson:tricks': 'Before each round both sides may play cards for the battle, first the attacker.',
  'lesson:tricks:do': 'Play one, or pass; to pass keeps them for later.',
  'lesson:loss': 'They hit. You choose who takes it, and the line says what will come of it.',
  'lesson:loss:do': 'Choose a unit, then ‘Take it’.',
  'lesson:broken':
    'An army breaks when more of its units are dead or in panic than its morale can bear. If none breaks in two rounds, whoever took more hits gives way.',
  'lesson:broken:do': 'See by which sum it was decided.',
  'lesson:log':
    'The log tells all that happened. Every line names its rule, and every rule opens in our words.',
  'lesson:log:do': 'Click a line to see its place on the map.',
  'lesson:supply':
    'In longer wars an army needs a way to its source of supply, and fortresses must be besieged. Here neither is in use.',
  'lesson:supply:do': 'You will meet both in Missouri 1861.',
  'lesson:turn': 'Your turn ends when nothing is left to choose; then the Saxons move.',
  'lesson:turn:do': 'Finish your turn.',
  'lesson:win':
    'You win at once with London, York and Winchester, or with London alone when Harold is dead; else points decide after turn 6.',
  'lesson:win:do': 'That was all. The tab ‘Learn’ tells it again. Good luck!',
} as const
