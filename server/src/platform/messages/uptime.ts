// Written by `npm run messages` from server/messages/en/uptime.json.
import { type Compiled, messagesBy } from '@roundboard/contract'

export interface UptimeMessages {
  readonly days: {
    readonly day: string
    readonly round: string
    readonly screen: string
    readonly counted: string
    readonly offline: string
    readonly issues: string
  }
  readonly outages: {
    readonly from: string
    readonly to: string
    readonly offline: string
    readonly whole: string
    readonly screens: string
    readonly cause: string
  }
  readonly yes: string
  readonly no: string
  readonly causes: {
    readonly 'whole-gym': string
    readonly 'one-by-one': string
    readonly 'one-box': string
    readonly some: string
    readonly 'not-linked': string
    readonly frozen: string
    readonly 'not-drawn': string
    readonly 'no-space': string
    readonly 'no-boot': string
    readonly hot: string
    readonly 'weak-power': string
    readonly 'low-disk': string
    readonly 'low-memory': string
    readonly 'weak-wifi': string
    readonly clock: string
    readonly 'old-version': string
  }
}

const en: Compiled = {
  days: {
    day: "Day",
    round: "Round",
    screen: "Screen",
    counted: "Measured (min)",
    offline: "Offline (min)",
    issues: "With issues (min)",
  },
  outages: {
    from: "From (UTC)",
    to: "To (UTC)",
    offline: "Offline (min)",
    whole: "Whole location",
    screens: "Screens",
    cause: "Probable cause",
  },
  yes: "yes",
  no: "no",
  causes: {
    'whole-gym': "The location’s network or power",
    'one-by-one': "Turned off one by one",
    'one-box': "One device only",
    some: "Several devices",
    'not-linked': "Not linked",
    frozen: "Video frozen",
    'not-drawn': "Display error",
    'no-space': "Disk full",
    'no-boot': "Can’t start offline",
    hot: "Overheating",
    'weak-power': "Weak power supply",
    'low-disk': "Low disk space",
    'low-memory': "Low memory",
    'weak-wifi': "Weak Wi-Fi",
    clock: "Clock not synchronized",
    'old-version': "Outdated version",
  },
}
const es: Compiled = {
  days: {
    day: "Día",
    round: "Round",
    screen: "Pantalla",
    counted: "Medido (min)",
    offline: "Sin conexión (min)",
    issues: "Con problemas (min)",
  },
  outages: {
    from: "Desde (UTC)",
    to: "Hasta (UTC)",
    offline: "Sin conexión (min)",
    whole: "Toda la sucursal",
    screens: "Pantallas",
    cause: "Causa probable",
  },
  yes: "sí",
  no: "no",
  causes: {
    'whole-gym': "La red o la electricidad de la sucursal",
    'one-by-one': "Se apagaron una por una",
    'one-box': "Solo un dispositivo",
    some: "Varios dispositivos",
    'not-linked': "Sin vincular",
    frozen: "Video congelado",
    'not-drawn': "Error de visualización",
    'no-space': "Disco lleno",
    'no-boot': "No puede iniciar sin conexión",
    hot: "Sobrecalentamiento",
    'weak-power': "Alimentación insuficiente",
    'low-disk': "Poco espacio en disco",
    'low-memory': "Poca memoria libre",
    'weak-wifi': "Wi-Fi débil",
    clock: "Reloj sin sincronizar",
    'old-version': "Versión desactualizada",
  },
}
const fr: Compiled = {
  days: {
    day: "Jour",
    round: "Round",
    screen: "Écran",
    counted: "Mesuré (min)",
    offline: "Hors ligne (min)",
    issues: "Avec problèmes (min)",
  },
  outages: {
    from: "De (UTC)",
    to: "À (UTC)",
    offline: "Hors ligne (min)",
    whole: "Tout le club",
    screens: "Écrans",
    cause: "Cause probable",
  },
  yes: "oui",
  no: "non",
  causes: {
    'whole-gym': "Le réseau ou le courant du club",
    'one-by-one': "Éteints l’un après l’autre",
    'one-box': "Un seul appareil",
    some: "Plusieurs appareils",
    'not-linked': "Non associés",
    frozen: "Vidéo figée",
    'not-drawn': "Erreur d’affichage",
    'no-space': "Disque plein",
    'no-boot': "Ne peut pas démarrer hors ligne",
    hot: "Surchauffe",
    'weak-power': "Alimentation insuffisante",
    'low-disk': "Espace disque faible",
    'low-memory': "Mémoire insuffisante",
    'weak-wifi': "Wi-Fi faible",
    clock: "Horloge non synchronisée",
    'old-version': "Version obsolète",
  },
}

export const uptimeMessages = messagesBy<UptimeMessages>()({ en, es, fr })
