import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { FormationFigure, FormationUnit, Stance } from './figure.ts'
import type { Livery } from '../../../livery/livery.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import type { SymbolName } from './symbols.ts'
import { el, short } from '../../../el.ts'
import { pixels } from './drawn.ts'
import { symbol } from './symbols.ts'

/** What a unit looks like from above; all others are discs. */
type Plan = 'gun' | 'tank' | 'car' | 'plane' | 'rotor' | 'gasbag'

const PLANS: Partial<Readonly<Record<SymbolName, Plan>>> = {
  'machine-gun': 'gun',
  mortar: 'gun',
  cannon: 'gun',
  howitzer: 'gun',
  rocket: 'gun',
  catapult: 'gun',
  'anti-tank': 'gun',
  'anti-air': 'gun',
  ram: 'car',
  'light-tank': 'tank',
  tank: 'tank',
  'heavy-tank': 'tank',
  'armoured-car': 'car',
  'engineer-vehicle': 'tank',
  wagon: 'car',
  truck: 'car',
  train: 'car',
  balloon: 'gasbag',
  airship: 'gasbag',
  plane: 'plane',
  bomber: 'plane',
  'transport-plane': 'plane',
  jet: 'plane',
  helicopter: 'rotor',
  drone: 'rotor',
}

/** Outlines of plans one metre across, their front up. */
// prettier-ignore
const OUTLINES: Readonly<Record<Plan, string>> = {
  gun: 'M-.06-.5h.12v.55h.2V-.1h.16v.4h-.16v-.1H.1l.16.3-.08.06L0 .28l-.18.28-.08-.06.16-.3h-.16v.1h-.16v-.4h.16v.15h.2z',
  tank: 'M-.35-.42h.18v.1h.12V-.5h.1v.18h.12v-.1h.18v.9h-.18v-.1h-.34v.1h-.18zM-.17 0a.17.17 0 1 0 .34 0a.17.17 0 1 0-.34 0z',
  car: 'M-.26-.36l.08-.12h.36l.08.12v.84h-.52zM-.18-.2v.1h.36v-.1z',
  plane: 'M-.05-.48h.1l.03.24h.42v.16H.08l-.03.34h.17v.12h-.44v-.12h.17l-.03-.34h-.42v-.16h.42z',
  rotor: 'M-.07-.3h.14v.35l-.04.42h-.06l-.04-.42zM-.47-.42l.05-.05.89.89-.05.05zM.47-.42l-.05-.05-.89.89.05.05z',
  gasbag: 'M0-.5c.2 0 .3.25.3.5S.15.5 0 .5-.3.25-.3 0s.1-.5.3-.5z',
}

/** From this many pixels on, a vehicle among dots shows its silhouette. */
const ROOM = 11

/**
 * Every unit where it stands. From near, men are discs of their real size and vehicles plans; from farther off, dots and
 * silhouettes. The injured are rings.
 */
export function unitsOf(
  figure: FormationFigure,
  stance: Stance,
  field: Field,
  shown: Shown,
  isSolid: boolean,
): El[] {
  const isNear = shown.scale >= 2
  if (isSolid && !isNear) return []
  const turned = turning(stance)
  const ink = isSolid ? figure.livery.ink : inkOf(figure.livery)
  const small = (unit: FormationUnit): boolean => PLANS[unit.symbol] === undefined
  const dots = figure.units.filter(unit => small(unit) || (!isNear && figure.spacing * shown.scale < ROOM))
  const others = figure.units.filter(unit => !dots.includes(unit))
  const dot = (unit: FormationUnit): string => {
    const [x, y] = turned(field.at(unit.at))
    const r = short(isNear ? Math.max(0.9, unit.width / 2 - 0.1) : pixels(shown, unit.injured ? 1.7 : 2))
    return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  const paths = (injured: boolean): string =>
    dots
      .filter(unit => unit.injured === injured)
      .map(dot)
      .join('')
  return [
    el('path', { d: paths(false), fill: ink }),
    el('path', {
      d: paths(true),
      fill: figure.livery.back,
      stroke: isSolid ? figure.livery.ink : figure.livery.frame,
      'stroke-width': short(pixels(shown, isNear ? 1.6 : 0.9)),
    }),
    ...others.map(unit => machine(unit, turned(field.at(unit.at)), stance, ink, isNear, shown)),
  ]
}

/** Dark on the pale ground of open order. */
const inkOf = ({ tone, figure, backInk }: Livery): string => (tone === 'dark' ? backInk : figure)

function machine(
  unit: FormationUnit,
  [x, y]: Point,
  { turn }: Stance,
  ink: string,
  isNear: boolean,
  shown: Shown,
): El {
  const plan = PLANS[unit.symbol]
  const at = `translate(${short(x)} ${short(y)})`
  if (isNear && plan !== undefined)
    return el('path', {
      d: OUTLINES[plan],
      fill: ink,
      'fill-rule': 'evenodd',
      'fill-opacity': unit.injured ? 0.5 : 1,
      transform: `${at} scale(${short(unit.width)})`,
    })
  const side = pixels(shown, 15)
  return el(
    'g',
    {
      transform: `${at} rotate(${short(-turn)}) translate(${short(-side / 2)} ${short(-side / 2)})`,
      'fill-opacity': unit.injured ? 0.55 : 1,
    },
    symbol(unit.symbol, side, ink),
  )
}

/** From the ground into the formation's own directions. */
function turning({ middle, turn }: Stance): (p: Point) => Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return ([x, y]) => {
    const [dx, dy] = [x - middle[0], y - middle[1]]
    return [dx * cos + dy * sin, dy * cos - dx * sin]
  }
}
