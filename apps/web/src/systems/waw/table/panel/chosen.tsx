import { crowdOf } from '../logic/choices.ts'
import { Crowd } from './crowd.tsx'
import { lazily } from '../../../../look/lazily.ts'
import { Suspense } from 'react'
import { useUi } from '../../../../frame/frame-context.ts'
import { isStack } from '../logic/selection.ts'
import { onlyAnswer } from '../logic/only-answer.ts'
import { Options } from './options.tsx'
import { ReadyStacks } from './ready-stacks.tsx'
import { RegionSection } from './region-section.tsx'
import { SiegesToCome } from './sieges-to-come.tsx'
import { StackSection } from './stack-section.tsx'
import { Recap } from '../../../../playback/recap.tsx'
import { useIsNews } from '../../../../playback/playback-context.ts'
import { useDeskState } from '../table-context.ts'

const ThreatSection = lazily(async () => (await import('./threat-section.tsx')).ThreatSection)

/** The panel's subject: the others' moves, a stack, a region, the options of a decision, or the stacks that can still move and the sieges. */
export function Chosen() {
  const { overlay } = useUi()
  const { view } = useDeskState().lay.seen
  return (
    <>
      {overlay === 'threat' && view !== null ? (
        <Suspense>
          <ThreatSection />
        </Suspense>
      ) : null}
      <Subject />
    </>
  )
}

function Subject() {
  const { lay, selection } = useDeskState()
  const { decision, view } = lay.seen
  const isNews = useIsNews(decision !== null)
  if (view === null) return null
  if (isStack(selection)) return <StackSection selection={selection} />
  const crowd = decision === null ? null : crowdOf(decision)
  return (
    <>
      {isNews ? <Recap /> : null}
      {selection.at === 'region' ? <RegionSection region={selection.region} /> : null}
      {crowd !== null && lay.command === null ? <Crowd key={decision?.id} counters={crowd} /> : null}
      {lay.choices.length > 0 && onlyAnswer(decision) === null ? <Options /> : null}
      {selection.at === 'idle' && lay.command !== null && !isNews ? (
        <>
          <ReadyStacks />
          <SiegesToCome />
        </>
      ) : null}
    </>
  )
}
