import type { MuteWords } from './mute.en.ts'

const es: MuteWords = {
  mute: 'Silenciar hasta …',
  muteOf: (name) => `Silenciar hasta …: ${name}`,
  until: (when) => `Hasta ${when}`,
  untilItOpens: (when) => `Hasta que abra: ${when}`,
  muted: (name, when) => `Nadie recibe avisos de ${name} hasta ${when} allí.`,
  mutedUntil: (when) => `Silenciado hasta ${when}`,
  mutedBy: (when, who) => `Silenciado hasta ${when} por ${who}`,
  unmute: 'Dejar de silenciar',
  unmuteOf: (name) => `Dejar de silenciar: ${name}`,
  unmuted: (name) => `Vuelve a haber avisos de ${name}.`,
}

export default es
