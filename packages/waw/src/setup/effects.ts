import type { ConditionFile, EffectFile, FilterFile } from '@sandtable/scenario'
import type { Trait } from '../counters.ts'
import type { Condition, Effect, Filter } from '../effects/vocabulary.ts'
import type { Names } from './names.ts'
import { halves } from './counters.ts'
import { counterNamed, numberOf } from './names.ts'

/** A condition with numbers for names. */
export function conditionOf(names: Names, file: ConditionFile): Condition {
  const { technology, controls, lost, alive, dead, ...plain } = file
  const held = ({
    regions,
    atLeast,
  }: {
    regions: string[]
    atLeast: number
  }): NonNullable<Condition['lost']> => ({
    regions: regions.map(id => numberOf(names.regions, id)),
    atLeast,
  })
  return {
    ...plain,
    ...(technology && {
      technology: Object.entries(technology).map(([track, level]) => ({
        track: numberOf(names.technologies, track),
        level,
      })),
    }),
    ...(controls && { controls: held(controls) }),
    ...(lost && { lost: held(lost) }),
    ...(alive !== undefined && { alive: numberOf(names.leaders, alive) }),
    ...(dead !== undefined && { dead: numberOf(names.leaders, dead) }),
  }
}

function filterOf(names: Names, file: FilterFile): Filter {
  const { units, nations, is, regions, areas, terrain } = file
  return {
    ...(units && { units: units.map(id => numberOf(names.units, id)) }),
    ...(nations && { nations: nations.map(id => numberOf(names.nations, id)) }),
    ...(is && { is: is as Trait[] }),
    ...(regions && { regions: regions.map(id => numberOf(names.regions, id)) }),
    ...(areas && { areas: areas.map(id => numberOf(names.areas, id)) }),
    ...(terrain && { terrain }),
  }
}

/** An effect with numbers for names, and movement in half points. */
function effectOf(names: Names, file: EffectFile): Effect {
  if (file.do === 'add' || file.do === 'remove') {
    const counters = [...file.units, ...file.leaders].map(id => counterNamed(names, id))
    if (file.do === 'remove') return { do: 'remove', counters }
    return { do: 'add', counters, at: file.at.map(id => numberOf(names.regions, id)) }
  }
  if (file.do === 'reveal')
    return { do: 'reveal', regions: file.regions.map(id => numberOf(names.regions, id)) }
  if (file.do === 'war' || file.do === 'peace') return { do: file.do, with: numberOf(names.sides, file.with) }
  if (file.do === 'technology') return { ...file, track: numberOf(names.technologies, file.track) }
  if (file.do === 'test')
    return { ...file, then: effectsOf(names, file.then), else: effectsOf(names, file.else) }
  const change = file.do === 'movement' ? { change: halves(file.change) } : {}
  const { of, if: wanted, ...plain } = file as EffectFile & { of?: FilterFile; if?: ConditionFile }
  return {
    ...plain,
    ...change,
    ...(of && { of: filterOf(names, of) }),
    ...(wanted && { if: conditionOf(names, wanted) }),
  } as Effect
}

export const effectsOf = (names: Names, files: readonly EffectFile[]): Effect[] =>
  files.map(file => effectOf(names, file))
