import type { MuteWords } from './mute.en.ts'

const es: MuteWords = {
  mute: 'Silenciar hasta…',
  muteOf: (name) => `Silenciar hasta…: ${name}`,
  until: (when) => `Hasta ${when}`,
  untilItOpens: (when) => `Hasta que abra: ${when}`,
  muted: (name, when) => `${name} está silenciada hasta ${when}, hora local.`,
  mutedUntil: (when) => `Silenciada hasta ${when}`,
  mutedBy: (when, who) => `Silenciada hasta ${when} por ${who}`,
  unmute: 'Reactivar',
  unmuteOf: (name) => `Reactivar: ${name}`,
  unmuted: (name) => `${name} ya no está silenciada.`,
}

export default es
