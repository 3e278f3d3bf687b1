import './equipment.css'
import type { Remote, RemotePiece } from '@roundboard/contract'
import { useState } from 'preact/hooks'
import { BackIcon, CloseIcon, EquipmentIcon, WarningIcon } from '../../shared/icons.tsx'
import type { RemoteModel, RemoteState } from '../remote-state.ts'
import type { RemoteWords } from '../remote-words.ts'
import { Still } from '../rounds-tab.tsx'
import { useTimer } from '../use-timer.ts'
import {
  groupsOf,
  insteadOf,
  outText,
  roundsOf,
  swapsOf,
  waitText,
  whenText,
} from './equipment-view.ts'
import type { EquipmentWords } from './equipment-words.ts'

interface Props {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly words: RemoteWords
}

interface PieceProps extends Props {
  readonly piece: RemotePiece
  readonly say: EquipmentWords
}

/** What the gym has: out in two taps, the piece and then the sentence that says what will happen. */
export function EquipmentTab(props: Props) {
  const { now, state, words } = props
  const { remote } = state
  const say = words.equipment
  const [chosen, setChosen] = useState<string | null>(null)
  // The seconds to the bell are counted.
  useTimer(remote, now)
  const { connected, all } = remote.walls
  const { out, needed, others } = groupsOf(remote.equipment)
  const row = (piece: RemotePiece) =>
    chosen === piece.equipment ? (
      <Chosen
        key={piece.equipment}
        {...{ ...props, piece, say }}
        onClose={() => {
          setChosen(null)
        }}
      />
    ) : (
      <Here
        key={piece.equipment}
        {...{ ...props, piece, say }}
        onChoose={() => {
          setChosen(piece.equipment)
        }}
      />
    )
  return (
    <section class="equipment">
      <header>
        <h2>{say.title}</h2>
        <small>{say.untilTonight}</small>
      </header>
      {all > connected && <p class="silent">{say.silent(all - connected, all)}</p>}
      <TakeBack {...props} say={say} />
      <ul>
        {out.map((piece) => (
          <Out key={piece.equipment} {...{ ...props, piece, say }} />
        ))}
        {needed.map(row)}
      </ul>
      {out.length + needed.length === 0 && <p class="none">{say.noRound}</p>}
      {others.length > 0 && (
        <details open={others.some(({ equipment }) => equipment === chosen)}>
          <summary>{say.others}</summary>
          <ul>{others.map(row)}</ul>
        </details>
      )}
    </section>
  )
}

function Here({ state, piece, say, onChoose }: PieceProps & { readonly onChoose: () => void }) {
  const { unmet } = insteadOf(piece)
  const rounds = roundsOf(piece)
  const where = rounds.length === 0 ? say.others : say.rounds(rounds)
  return (
    <li class="piece">
      <EquipmentIcon />
      <div>
        <strong>{say.names[piece.equipment]}</strong>
        <small>{unmet.length > 0 ? `${where} · ${say.staysAsItIs}` : where}</small>
      </div>
      <button
        aria-label={`${say.names[piece.equipment]}: ${say.out}`}
        disabled={state.isBusy || state.awaySince !== null}
        onClick={onChoose}
      >
        {say.out}
      </button>
    </li>
  )
}

function Chosen(props: PieceProps & { readonly onClose: () => void }) {
  const { model, now, state, words, piece, say, onClose } = props
  const { remote } = state
  const { shown, unmet } = insteadOf(piece)
  const name = say.names[piece.equipment]
  const when = whenText(remote.timer, now(), say)
  const mark = async () => {
    await model.markEquipment(piece.equipment, 'out')
    onClose()
  }
  return (
    <li class="piece is-chosen">
      <EquipmentIcon />
      <div>
        <strong>{name}</strong>
        <small>{piece.uses.length === 0 ? say.others : say.rounds(roundsOf(piece))}</small>
      </div>
      <button class="quiet" aria-label={words.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <div class="outcome">
        {swapsOf(piece).map(({ now: planned, instead }) => (
          <div class="swapped" key={`${planned.name} ${instead?.name ?? ''}`}>
            <Clip remote={remote} link={planned.videoLink} when={say.now} name={planned.name} />
            {instead && (
              <>
                <span class="arrow" aria-hidden="true">
                  →
                </span>
                <Clip
                  remote={remote}
                  link={instead.videoLink}
                  when={say.then}
                  name={instead.name}
                />
              </>
            )}
          </div>
        ))}
        <p>
          {shown.length > 0 && say.willShow(when, shown)} {unmet.length > 0 && say.willStay(unmet)}
          {piece.uses.length === 0 && say.isOutUnchanged}
        </p>
      </div>
      <button
        class="confirm"
        disabled={state.isBusy || state.awaySince !== null}
        onClick={() => void mark()}
      >
        {say.areOut}
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

function Out({ model, now, state, piece, say }: PieceProps) {
  const { from, until, isComingBack, outBy } = piece
  const waits = isComingBack ? waitText(until, now(), say) : waitText(from, now(), say)
  const told = outText(piece, say)
  return (
    <li class="piece is-out">
      <WarningIcon />
      <div>
        <strong>{say.names[piece.equipment]}</strong>
        <small>
          {isComingBack ? say.comesBack(waits ?? say.atOnce) : waits ? say.turnsOut(waits) : told}
          {outBy && outBy.name !== '' && ` (${say.saidBy(outBy.name, outBy.pass)})`}
        </small>
      </div>
      {!isComingBack && (
        <button
          aria-label={`${say.names[piece.equipment]}: ${say.back}`}
          disabled={state.isBusy || state.awaySince !== null}
          onClick={() => void model.markEquipment(piece.equipment, 'back')}
        >
          {say.back}
        </button>
      )}
    </li>
  )
}

/** What was said last, and for ten seconds its way back, counted down in its own button. */
function TakeBack({ model, now, state, words, say }: Props & { readonly say: EquipmentWords }) {
  const { takeBack } = state.remote.equipment
  const leftMs = takeBack === null ? 0 : Date.parse(takeBack.until) - now()
  if (takeBack === null || leftMs <= 0) return null
  return (
    <section class="take-back" role="status">
      <p>{say.done[takeBack.action](say.names[takeBack.equipment])}</p>
      <button
        disabled={state.isBusy || state.awaySince !== null}
        onClick={() => void model.takeBackEquipment()}
      >
        <BackIcon />
        {words.takeBack(Math.min(10, Math.ceil(leftMs / 1000)))}
      </button>
    </section>
  )
}
