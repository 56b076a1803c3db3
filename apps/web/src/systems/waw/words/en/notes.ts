/** The notes of the tutorial; they come with it, since most games don’t need them. */
export const notes = {
  'lesson:name': 'Tutorial',
  'lesson:step': '{{step}} of {{steps}}',
  'lesson:next': 'Next',
  'lesson:finish': 'Play on',
  'lesson:leave': 'Leave the tutorial',

  'lesson:map':
    'England, 1066. Counters lie in stacks, and the number on a stack says how many are in it. A coloured border shows who holds the land.',
  'lesson:map:do':
    'You lead the Normans, in red, and the Norwegians, in blue, who land in the north this turn. Look around, then press “Next”.',
  'lesson:cards': 'These are your cards. You can play those with an amber edge now; the others say why not.',
  'lesson:cards:do': 'Play one, or choose to play none.',
  'lesson:select': 'Harald Hardrada has landed in Holderness. The amber ring means his stack can move.',
  'lesson:select:do': '{{Click}} his stack.',
  'lesson:pick':
    'Counters with a ring will march. {{Click}} a counter to leave it behind, and again to take it along.',
  'lesson:pick:do': 'Take everyone this time.',
  'lesson:reach': 'Lit regions are within reach. The number is the march’s cost in movement points (MP).',
  'lesson:reach:do': '{{Click}} York.',
  'lesson:stops':
    'Here is the route, leg by leg, with the cost and the rule of each. Crossed sabres mark enemies, and a stack that meets enemies must stop.',
  'lesson:stops:do': '{{Click}} a rule’s number if you want to read it.',
  'lesson:odds':
    'Look at your chances before you attack: the bar shows how likely you are to hold the field.',
  'lesson:odds:do': 'Press “See the odds” for everything that can happen, and why.',
  'lesson:march': 'Nothing has moved yet.',
  'lesson:march:do': 'Press “March to York”, or {{click}} York again.',
  'lesson:undo': 'Changed your mind? You can undo a march until dice are rolled.',
  'lesson:undo:do': 'Keep this march for now.',
  'lesson:end': 'Battles are fought when you’ve finished moving.',
  'lesson:end:do': 'Press “End movement”.',
  'lesson:battle':
    'The enemy is above, you’re below. Each unit rolls a die, 0 to 9: below its combat factor is a hit, equal to it is a panic. A hit costs a step of strength; a unit in panic is out of the rest of the battle. The combat factor is the number at the lower left.',
  'lesson:battle:do': 'Changes to the factors, and the reasons, are beside the board and in the log.',
  'lesson:tricks': 'Before each round, both sides can play battle cards. The attacker goes first.',
  'lesson:tricks:do': 'Play one, or pass to keep them for later.',
  'lesson:loss': 'The enemy scored. You choose the unit that takes it, and the text says what happens to it.',
  'lesson:loss:do': 'Choose a unit, then press “Take it”.',
  'lesson:broken':
    'Each side’s morale stands beside its name. Every unit eliminated or in panic takes 1 away, and below 0 the side is demoralised. If neither is in two rounds, the side that took more hits retreats.',
  'lesson:broken:do': 'See the sum that decided it.',
  'lesson:log': 'The log lists everything that has happened. Each line names its rules, which you can open.',
  'lesson:log:do': '{{Click}} a line to see its place on the map.',
  'lesson:supply':
    'In longer wars, stacks also need a route to a supply source. Here only one siege matters: London is a fortress, and you hold London only when the fortress falls.',
  'lesson:supply:do': 'You’ll meet supply in Missouri 1861.',
  'lesson:turn': 'Your turn ends when you have nothing left to choose. Then the Saxons move.',
  'lesson:turn:do': 'Finish your turn.',
  'lesson:win':
    'You win at once with London, York and Winchester, or with London alone once Harold is dead. Otherwise, points decide after turn 6.',
  'lesson:win:do': 'That’s all. You can start again from the “Learn” tab. Good luck!',
} as const
