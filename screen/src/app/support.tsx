import { SupportOverlay } from '@roundboard/wall/support'
import { useEffect, useReducer } from 'react'
import { supportFacts } from '../features/support/support-facts.ts'
import { useRemoteCode } from '../features/support/use-remote-code.ts'
import type { Player } from '../player/player.ts'
import { programmeOf } from '../player/player-state.ts'

/** Closes the overlay after the length of a phone call. */
const openForMs = 5 * 60_000

/** The support overlay with this screen's current state. */
export function Support(props: {
  readonly player: Player
  readonly open: (isOpen: boolean) => void
}) {
  const { player, open } = props
  const [now, check] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  )
  useEffect(() => {
    const everySecond = setInterval(check, 1_000)
    return () => clearInterval(everySecond)
  }, [])
  useEffect(() => {
    const closing = setTimeout(() => open(false), openForMs)
    return () => clearTimeout(closing)
  }, [open])
  const display = player.display()
  const { mode, videoMode } = display
  const programme = programmeOf(display)
  const code = mode.name === 'pairing' && mode.pairing.name === 'waiting' ? mode.pairing.code : null
  const remote = useRemoteCode(player.askForRemote)
  const language = programme?.screen.language ?? 'en-us'
  return (
    <SupportOverlay
      language={language}
      remote={remote}
      facts={supportFacts(
        {
          ...player.vitals(),
          screen: programme?.screen ?? null,
          code,
          programmeRevision: programme?.revision ?? null,
          build: player.build.running(),
          boot: player.build.boot(),
          videoMode,
        },
        { language, now },
      )}
    />
  )
}
