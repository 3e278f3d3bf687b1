import type { Location, Wall } from '@roundboard/contract'
import { lazy, Suspense } from 'react'
import { LiveScreensPanel } from '../../areas/fleet/screens/live-screens-panel.tsx'
import { TimerPanel } from '../../areas/floor/timer/timer-panel.tsx'
import { useTimerOf } from '../../areas/floor/timer/use-timer-now.ts'
import { Joined } from '../../shared/ui/page.tsx'

const WallPicture = lazy(() => import('../../areas/floor/wall-preview/wall-picture.tsx'))

/** What people at a location look for first: the timer, then the screens. */
export function Floor(props: { location: Location; hasTimer: boolean; isNamed?: boolean }) {
  const { location, isNamed = false } = props
  return (
    <Joined>
      {props.hasTimer && <TimerPanel location={location} isNamed={isNamed} />}
      <LiveScreensPanel
        location={location}
        isNamed={isNamed}
        picture={(wall) => <Picture location={location} wall={wall} />}
      />
    </Joined>
  )
}

function Picture({ location, wall }: { location: Location; wall: Wall }) {
  const timer = useTimerOf(location)
  return (
    <Suspense fallback={null}>
      <WallPicture
        location={location}
        round={wall.round}
        workoutId={wall.expected?.id}
        timer={timer}
      />
    </Suspense>
  )
}
