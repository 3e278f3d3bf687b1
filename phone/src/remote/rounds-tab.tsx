import type { Remote } from '@roundboard/contract'
import { videoLinkFor } from '@roundboard/domain'
import type { RemoteMessages } from '../shared/messages/remote.ts'

type Round = Remote['rounds'][number]

/** The still of a round's first clip, if there is one. */
export function stillOf({ media }: Remote, { workout, lrVideo }: Round): string | undefined {
  const [first] = workout?.routines ?? []
  if (first === undefined) return undefined
  const link = videoLinkFor(first, lrVideo)
  return media.find(({ url }) => url === link)?.poster ?? undefined
}

/** What each round shows now, with its steps. */
export function RoundsTab(props: { readonly remote: Remote; readonly messages: RemoteMessages }) {
  const { remote, messages } = props
  return (
    <ol class="rounds">
      {remote.rounds.map((round) => (
        <li key={round.round}>
          <details>
            <summary>
              <Still src={stillOf(remote, round)} />
              <b class="number" aria-label={messages.round({ round: round.round })}>
                {round.round}
              </b>
              <span class="names">
                <strong>{round.name}</strong>
                <small>{round.workout?.subHeader ?? messages.noWorkout}</small>
              </span>
            </summary>
            <ol class="steps">
              {round.workout?.routines.map(({ step, text }) => (
                <li key={step}>{text}</li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ol>
  )
}

export function Still({ src }: { readonly src: string | undefined }) {
  return <span class="still">{src !== undefined && <img src={src} alt="" loading="lazy" />}</span>
}
