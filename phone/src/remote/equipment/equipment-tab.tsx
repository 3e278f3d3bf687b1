import './equipment.css'
import type { Remote, RemotePiece } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import { useState } from 'preact/hooks'
import { BackIcon, CloseIcon, EquipmentIcon, WarningIcon } from '../../shared/icons.tsx'
import type { RemoteModel, RemoteState } from '../remote-state.ts'
import type { RemoteMessages } from '../../shared/messages/remote.ts'
import { Still } from '../rounds-tab.tsx'
import { useTimer } from '../use-timer.ts'
import {
  groupsOf,
  substitutesOf,
  outText,
  roundsOf,
  swapsOf,
  waitText,
  whenText,
} from './equipment-view.ts'
import { type EquipmentText, equipmentText } from './equipment-text.ts'

interface Props {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly messages: RemoteMessages
  readonly language: ConsoleLanguage
}

interface PieceProps extends Props {
  readonly piece: RemotePiece
  readonly text: EquipmentText
}

/** The location's equipment. Marking a piece takes two taps: the piece, then a preview of what changes. */
export function EquipmentTab(props: Props) {
  const { now, state, language } = props
  const { remote } = state
  const text = equipmentText(language)
  const [chosen, setChosen] = useState<string | null>(null)
  // Renders every second for the countdown to the bell.
  useTimer(remote, now)
  const { connected, all } = remote.walls
  const { out, needed, others } = groupsOf(remote.equipment)
  const row = (piece: RemotePiece) =>
    chosen === piece.equipment ? (
      <Chosen
        key={piece.equipment}
        {...{ ...props, piece, text }}
        onClose={() => setChosen(null)}
      />
    ) : (
      <Piece
        key={piece.equipment}
        {...{ ...props, piece, text }}
        onChoose={() => setChosen(piece.equipment)}
      />
    )
  return (
    <section class="equipment">
      <header>
        <h2>{text.title}</h2>
        <small>{text.todayOnly}</small>
      </header>
      {all > connected && <p class="silent">{text.offline({ offline: all - connected, all })}</p>}
      <Undo {...props} text={text} />
      <ul>
        {out.map((piece) => (
          <OutOfOrder key={piece.equipment} {...{ ...props, piece, text }} />
        ))}
        {needed.map(row)}
      </ul>
      {out.length + needed.length === 0 && <p class="none">{text.noneNeeded}</p>}
      {others.length > 0 && (
        <details open={others.some(({ equipment }) => equipment === chosen)}>
          <summary>{text.notNeeded}</summary>
          <ul>{others.map(row)}</ul>
        </details>
      )}
    </section>
  )
}

function Piece({ state, piece, text, onChoose }: PieceProps & { readonly onChoose: () => void }) {
  const { unmet } = substitutesOf(piece)
  const rounds = roundsOf(piece)
  const where = rounds.length === 0 ? text.notNeeded : text.neededToday(rounds)
  return (
    <li class="piece">
      <EquipmentIcon />
      <div>
        <strong>{text.names[piece.equipment]}</strong>
        <small>{unmet.length > 0 ? `${where} · ${text.noSubstitute}` : where}</small>
      </div>
      <button
        aria-label={`${text.names[piece.equipment]}: ${text.report}`}
        disabled={state.isBusy || state.offlineSince !== null}
        onClick={onChoose}
      >
        {text.report}
      </button>
    </li>
  )
}

function Chosen(props: PieceProps & { readonly onClose: () => void }) {
  const { model, now, state, messages, piece, text, onClose } = props
  const { remote } = state
  const { shown, unmet } = substitutesOf(piece)
  const name = text.names[piece.equipment]
  const when = whenText(remote.timer, now(), text)
  const mark = async () => {
    await model.sendEquipmentAction(piece.equipment, 'out')
    onClose()
  }
  return (
    <li class="piece is-chosen">
      <EquipmentIcon />
      <div>
        <strong>{name}</strong>
        <small>
          {piece.uses.length === 0 ? text.notNeeded : text.neededToday(roundsOf(piece))}
        </small>
      </div>
      <button class="quiet" aria-label={messages.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <div class="outcome">
        {swapsOf(piece).map(({ now: planned, instead }) => (
          <div class="swapped" key={`${planned.name} ${instead?.name ?? ''}`}>
            <Clip remote={remote} link={planned.videoLink} when={text.now} name={planned.name} />
            {instead && (
              <>
                <span class="arrow" aria-hidden="true">
                  →
                </span>
                <Clip
                  remote={remote}
                  link={instead.videoLink}
                  when={text.then}
                  name={instead.name}
                />
              </>
            )}
          </div>
        ))}
        <p>
          {shown.length > 0 && text.willShow(when, shown)}{' '}
          {unmet.length > 0 && text.noSubstituteFor(unmet)}
          {piece.uses.length === 0 && text.isOutUnchanged}
        </p>
      </div>
      <button
        class="confirm"
        disabled={state.isBusy || state.offlineSince !== null}
        onClick={() => void mark()}
      >
        {text.markOut}
      </button>
    </li>
  )
}

function Clip(props: {
  readonly remote: Remote
  readonly link: string | null
  readonly when: string
  readonly name: string
}) {
  const poster = props.remote.media.find(({ url }) => url === props.link)?.poster
  return (
    <figure>
      <Still src={poster ?? undefined} />
      <figcaption>
        {props.when} <b>{props.name}</b>
      </figcaption>
    </figure>
  )
}

function OutOfOrder({ model, now, state, piece, text }: PieceProps) {
  const { from, until, isComingBack, outBy } = piece
  const waits = isComingBack ? waitText(until, now(), text) : waitText(from, now(), text)
  const outcome = outText(piece, text)
  return (
    <li class="piece is-out">
      <WarningIcon />
      <div>
        <strong>{text.names[piece.equipment]}</strong>
        <small>
          {isComingBack
            ? text.comingBack({ when: waits ?? text.rightAway })
            : waits
              ? text.goingOut({ when: waits })
              : outcome}
          {outBy &&
            outBy.name !== '' &&
            ` (${outBy.pass === null ? outBy.name : text.phone({ pass: outBy.pass })})`}
        </small>
      </div>
      {!isComingBack && (
        <button
          aria-label={`${text.names[piece.equipment]}: ${text.restore}`}
          disabled={state.isBusy || state.offlineSince !== null}
          onClick={() => void model.sendEquipmentAction(piece.equipment, 'back')}
        >
          {text.restore}
        </button>
      )}
    </li>
  )
}

/** The last change, with an undo button that counts down for ten seconds. */
function Undo({ model, now, state, messages, text }: Props & { readonly text: EquipmentText }) {
  const { takeBack } = state.remote.equipment
  const leftMs = takeBack === null ? 0 : Date.parse(takeBack.until) - now()
  if (takeBack === null || leftMs <= 0) return null
  return (
    <section class="take-back" role="status">
      <p>{text.done[takeBack.action]({ piece: text.names[takeBack.equipment] })}</p>
      <button
        disabled={state.isBusy || state.offlineSince !== null}
        onClick={() => void model.undoEquipment()}
      >
        <BackIcon />
        {messages.undo({ seconds: Math.min(10, Math.ceil(leftMs / 1000)) })}
      </button>
    </section>
  )
}
