// Written by `npm run messages` from server/messages/en/sample-files.json.
import { type Compiled, messagesBy } from '@roundboard/contract'

export interface SampleFilesMessages {
  readonly workouts: {
    readonly name: string
    readonly subHeader: string
    readonly step1: string
    readonly step2: string
  }
  readonly locations: {
    readonly yes: string
    readonly no: string
    readonly closed: string
    readonly all: string
    readonly none: string
    readonly status: string
    readonly region: string
    readonly tags: string
    readonly screens: string
    readonly linked: string
    readonly online: string
    readonly health: {
      readonly offline: string
      readonly issues: string
      readonly healthy: string
      readonly closed: string
      readonly disabled: string
      readonly 'setting-up': string
    }
  }
}

const en: Compiled = {
  workouts: {
    name: "Punch Basics",
    subHeader: "Jab, cross",
    step1: "Jab with the left.",
    step2: "Cross with the right.",
  },
  locations: {
    yes: "yes",
    no: "no",
    closed: "closed",
    all: "all",
    none: "none",
    status: "Status",
    region: "Region",
    tags: "Tags",
    screens: "Screens",
    linked: "Linked screens",
    online: "Online screens",
    health: {
      offline: "Offline",
      issues: "Has issues",
      healthy: "Healthy",
      closed: "Closed",
      disabled: "Not enabled",
      'setting-up': "Being set up",
    },
  },
}
const es: Compiled = {
  workouts: {
    name: "Golpes básicos",
    subHeader: "Jab, cruzado",
    step1: "Jab con la izquierda.",
    step2: "Cruzado con la derecha.",
  },
  locations: {
    yes: "sí",
    no: "no",
    closed: "cerrado",
    all: "todo",
    none: "ninguno",
    status: "Estado",
    region: "Región",
    tags: "Etiquetas",
    screens: "Pantallas",
    linked: "Pantallas vinculadas",
    online: "Pantallas en línea",
    health: {
      offline: "Sin conexión",
      issues: "Con problemas",
      healthy: "Sin problemas",
      closed: "Cerrada",
      disabled: "No habilitada",
      'setting-up': "En preparación",
    },
  },
}
const fr: Compiled = {
  workouts: {
    name: "Coups de base",
    subHeader: "Jab, croisé",
    step1: "Jab du gauche.",
    step2: "Croisé du droit.",
  },
  locations: {
    yes: "oui",
    no: "non",
    closed: "fermé",
    all: "tout",
    none: "aucun",
    status: "État",
    region: "Région",
    tags: "Étiquettes",
    screens: "Écrans",
    linked: "Écrans associés",
    online: "Écrans en ligne",
    health: {
      offline: "Hors ligne",
      issues: "Problèmes",
      healthy: "Sans problème",
      closed: "Fermé",
      disabled: "Non activé",
      'setting-up': "En préparation",
    },
  },
}

export const sampleFilesMessages = messagesBy<SampleFilesMessages>()({ en, es, fr })
