import type { RemoteMessages } from '../shared/messages/remote.ts'
import type { AuthError } from './remote-state.ts'

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
        <button
          class="button"
          onClick={() => {
            window.location.reload()
          }}
        >
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
