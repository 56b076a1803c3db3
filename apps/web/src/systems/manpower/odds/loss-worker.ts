import type { FieldFile } from '@sandtable/scenario'
import type { Loss, Scenario, Shot, Sight } from '@sandtable/manpower'
import { expose } from 'comlink'
import { fieldScenario, lossBy } from '@sandtable/manpower'

let s: Scenario | null = null

/** Works out what shots cost in a worker, so that the map never waits for them. */
const desk = {
  lay: (pack: FieldFile): void => {
    s = fieldScenario(pack)
  },
  /** On an average of all rolls; null: the shot does nothing. */
  lossBy: (p: Sight, shot: Shot): Loss | null => (s === null ? null : lossBy(s, p, shot)),
}

export type LossDesk = typeof desk

expose(desk)
