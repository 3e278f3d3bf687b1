import type { Location } from '@roundboard/contract'
import { type MediaFacts, NotReadyWall, type WallRound } from '@roundboard/wall'
import { useQuery } from '@tanstack/react-query'
import { appInfoQuery } from '../../../shared/api/app-info.ts'

/** The screen of a location that has nothing to show. */
export function NotReady(props: {
  location: Location
  round: WallRound
  media: readonly MediaFacts[]
}) {
  const { location, round, media } = props
  const { data: info } = useQuery(appInfoQuery)
  return (
    <NotReadyWall
      language={location.language}
      round={round}
      place={{
        round: round.roundNumber,
        gym: location.name,
        identifier: location.locationIdentifier,
      }}
      supportEmail={info?.supportEmail ?? null}
      media={media}
    />
  )
}
