import { useState } from 'preact/hooks'
import type { RemoteMessages } from '../shared/messages/remote.ts'
import type { AuthError, RemoteModel } from './remote-state.ts'

/** Why this phone has no access, and how to connect it. */
export function NoAccess({
  why,
  messages,
}: {
  readonly why: AuthError
  readonly messages: RemoteMessages
}) {
  return (
    <main class="centred">
      <h1>{messages.title}</h1>
      <p class="why">{messages.authErrors[why]}</p>
      {why === 'unreachable' ? (
        <button class="button" onClick={() => window.location.reload()}>
          {messages.tryAgain}
        </button>
      ) : (
        <>
          <p>{messages.howToConnect}</p>
          <a class="button" href="/login">
            {messages.signIn}
          </a>
        </>
      )}
    </main>
  )
}

/** Asks for the code of the day, which opens a pass from a screen. */
export function NeedsCode({
  model,
  messages,
}: {
  readonly model: Pick<RemoteModel, 'enterCode'>
  readonly messages: RemoteMessages
}) {
  const [code, setCode] = useState('')
  return (
    <main class="centred">
      <h1>{messages.enterCode}</h1>
      <p>{messages.whereCode}</p>
      <form
        class="another-time"
        onSubmit={(event) => {
          event.preventDefault()
          void model.enterCode(code)
        }}
      >
        <label>
          <span>{messages.codeLabel}</span>
          <input
            value={code}
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9]{4}"
            maxLength={4}
            required
          />
        </label>
        <button class="button is-main" type="submit">
          {messages.openRemote}
        </button>
      </form>
    </main>
  )
}
