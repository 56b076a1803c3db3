import type { FieldFile } from '@sandtable/scenario'
import type { Field, FieldShown, Placed } from '@sandtable/draw'
import type { Scenario, Sight } from '@sandtable/manpower'
import { buildingSite, cloud, standingWorks } from '@sandtable/draw'
import { stands, turnsNeeded } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../logic/orders.ts'
import { Drawn } from '../../../../look/drawn.tsx'
import { useField, useFieldState } from '../field-context.ts'

interface Works {
  readonly pack: FieldFile
  readonly s: Scenario
  readonly p: Sight
  readonly field: Field
  readonly shown: FieldShown
}

/** The works on the field, finished and unfinished, and the clouds over it. */
export function WorksLayer({ pack, s, p, field, shown }: Works) {
  const { t } = useTranslation()
  const { works, clouds } = p
  const [built, sites] = useMemo(() => {
    const left = works.filter(({ gone }) => !gone)
    return [left.filter(work => stands(s, work)), left.filter(work => !stands(s, work))]
  }, [s, works])
  const standing = useMemo(
    () =>
      standingWorks(
        pack,
        built.map(work => placedWork(s, work)),
        field,
        shown,
      ),
    [pack, s, built, field, shown],
  )
  return (
    <>
      <Drawn drawing={standing} />
      {sites.map(site => {
        const needed = turnsNeeded(s, p, site.owner, site.kind)
        const words = t('field:built', { done: site.done, needed })
        return (
          <Drawn
            key={site.at.join('.')}
            drawing={buildingSite(pack, placedWork(s, site), words, field, shown)}
          />
        )
      })}
      {clouds.map(({ at, radius }) => (
        <Drawn key={at.join('.')} drawing={cloud(at, radius / 100, field, shown)} />
      ))}
    </>
  )
}

/** A work and its drawing. */
const placedWork = (s: Scenario, { kind, at, facing }: Site): Placed => ({
  work: s.works[kind]?.id ?? '',
  at,
  facing,
})

type Site = Pick<Sight['works'][number], 'kind' | 'at' | 'facing'>

/** The planned work of engineers, at its site. */
export function SiteLayer({ shown }: { readonly shown: FieldShown }) {
  const { pack, field } = useField()
  const { asked, selection } = useFieldState()
  if (asked === null || selection.at !== 'site') return null
  const { kind, to, facing } = selection
  const name = asked.s.works[kind]?.name ?? ''
  const site = placedWork(asked.s, { kind, at: to, facing })
  return (
    <g opacity={answerOf(asked, selection) === null ? 0.5 : 1}>
      <Drawn drawing={buildingSite(pack, site, name, field, shown)} />
    </g>
  )
}
