import type { MemberPage } from '@roundboard/contract'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BackArrowIcon, ForwardIcon } from '../shared/icons.tsx'
import { Clip } from './clip.tsx'
import { hashOf } from './member-page-state.ts'
import type { MemberPageMessages } from '../shared/messages/member-page.ts'

type Round = MemberPage['rounds'][number]

interface RoundProps {
  readonly memberPageKey: string
  readonly memberPage: MemberPage
  readonly round: Round
  readonly messages: MemberPageMessages
  /** Whether the first clip plays automatically. */
  readonly mayMove: boolean
}

/** One round with its steps; one clip plays at a time. */
export function RoundPage({ memberPageKey, memberPage, round, messages, mayMove }: RoundProps) {
  const { workout } = round
  const [playing, setPlaying] = useState(mayMove ? 0 : null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const neighbour = (number: number) => memberPage.rounds.find((other) => other.round === number)
  return (
    <article class="round">
      <header class="banner">
        {round.imageUrl !== '' && <img src={round.imageUrl} alt="" />}
        <a
          class="back"
          href={hashOf({ key: memberPageKey, round: null })}
          aria-label={messages.allRounds}
        >
          <BackArrowIcon />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          <b aria-label={messages.round({ round: String(round.round) })}>{round.round}</b>
          <span dir="auto">{round.name}</span>
        </h1>
      </header>
      {workout !== null && workout.subHeader !== '' && (
        <p class="strip">
          <bdi>{workout.subHeader}</bdi>
        </p>
      )}
      {workout === null ? (
        <p class="empty">{messages.noWorkout}</p>
      ) : (
        <ol class="steps">
          {workout.steps.map((step, index) => (
            <li key={index}>
              <Clip
                step={index + 1}
                video={step.video}
                poster={step.poster}
                isPlaying={playing === index}
                messages={messages}
                onPress={() => setPlaying(playing === index ? null : index)}
                onRefused={() => setPlaying((now) => (now === index ? null : now))}
              />
              <p dir="auto">
                {step.cue !== undefined && <strong>{step.cue}</strong>}
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <nav class="neighbours">
        <Neighbour
          memberPageKey={memberPageKey}
          to={neighbour(round.round - 1)}
          messages={messages}
          isNext={false}
        />
        <Neighbour
          memberPageKey={memberPageKey}
          to={neighbour(round.round + 1)}
          messages={messages}
          isNext
        />
      </nav>
    </article>
  )
}

function Neighbour(props: {
  readonly memberPageKey: string
  readonly to: Round | undefined
  readonly messages: MemberPageMessages
  readonly isNext: boolean
}) {
  const { memberPageKey, to, messages, isNext } = props
  if (to === undefined) return <span />
  return (
    <a class={isNext ? 'is-next' : ''} href={hashOf({ key: memberPageKey, round: to.round })}>
      {!isNext && <ForwardIcon />}
      <span>
        <b aria-label={messages.round({ round: String(to.round) })}>{to.round}</b>
        <bdi>{to.name}</bdi>
      </span>
      {isNext && <ForwardIcon />}
    </a>
  )
}
