import type { NoWayIn, RemoteWords } from './remote-words.ts'

/** Why this phone is no remote, and how it becomes one. */
export function NoWayInPage({
  why,
  words,
}: {
  readonly why: NoWayIn
  readonly words: RemoteWords
}) {
  return (
    <main class="centred">
      <h1>{words.title}</h1>
      <p class="why">{words.noWayIn[why]}</p>
      {why === 'unreachable' ? (
        <button
          class="button"
          onClick={() => {
            window.location.reload()
          }}
        >
          {words.tryAgain}
        </button>
      ) : (
        <>
          <p>{words.howIn}</p>
          <a class="button" href="/login">
            {words.signIn}
          </a>
        </>
      )}
    </main>
  )
}
