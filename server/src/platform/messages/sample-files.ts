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
  },
}

export const sampleFilesMessages = messagesBy<SampleFilesMessages>()({ en, es, fr })
