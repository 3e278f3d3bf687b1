import {
  type LocationColumn,
  locationColumns,
  locationRowsMax,
  type HeaderLanguage,
  headerLanguages,
} from '@roundboard/contract'
import {
  type ColumnKinds,
  type KnownHeader,
  plain,
} from '../../../platform/sheets/found-columns.ts'
import type { SheetKind } from '../../../platform/sheets/table.ts'

/** The names of columns, those of samples first. Part of the file format: only ever add names. */
const headerWords = {
  en: {
    locationIdentifier: [
      'Number',
      'Location Number',
      'Gym Number',
      'Location Identifier',
      'Identifier',
    ],
    name: ['Name', 'Gym', 'Gym Name', 'Location', 'Location Name'],
    country: ['Country'],
    timeZone: ['Time Zone'],
    language: ['Language', 'Screen Language', 'Language of the Walls', 'Wall Language'],
    vtsEnabled: ['Timer', 'Interval Timer', 'Timer Enabled'],
    androidOs: ['Android Boxes', 'Android'],
    is365: ['365 Location', '24/365', '365'],
    lrVideo: ['Locker Room Videos', 'Locker Room Video'],
    equipment: ['Equipment', 'Equipment There', 'Has'],
    openingHours: ['Opening Hours', 'Hours'],
    sunday: ['Sunday', 'Sun'],
    monday: ['Monday', 'Mon'],
    tuesday: ['Tuesday', 'Tue'],
    wednesday: ['Wednesday', 'Wed'],
    thursday: ['Thursday', 'Thu'],
    friday: ['Friday', 'Fri'],
    saturday: ['Saturday', 'Sat'],
    email: ['Email', 'E-mail', 'E-mail Address', 'Email Address', 'Mail'],
    firstName: ['First Name', 'Given Name'],
    lastName: ['Last Name', 'Surname', 'Family Name'],
    mailLanguage: ['Email Language', 'Mails in', 'Language of Mails', 'Mail Language'],
  },
  es: {
    locationIdentifier: ['Número', 'Número de la sucursal', 'Número del local', 'Identificador'],
    name: ['Nombre', 'Sucursal', 'Gimnasio', 'Local', 'Nombre de la sucursal', 'Nombre del local'],
    country: ['País'],
    timeZone: ['Zona horaria'],
    language: ['Idioma', 'Idioma de las pantallas'],
    vtsEnabled: ['Temporizador'],
    androidOs: ['Dispositivos Android', 'Cajas Android', 'Android'],
    is365: ['Sucursal 365', '24/365', '365'],
    lrVideo: ['Videos del vestidor', 'Videos de vestuario', 'Videos del vestuario'],
    equipment: ['Equipo', 'Equipamiento', 'Material'],
    openingHours: ['Horario', 'Horario de apertura', 'Horas de apertura'],
    sunday: ['Domingo'],
    monday: ['Lunes'],
    tuesday: ['Martes'],
    wednesday: ['Miércoles'],
    thursday: ['Jueves'],
    friday: ['Viernes'],
    saturday: ['Sábado'],
    email: ['Correo electrónico', 'Correo', 'E-mail'],
    firstName: ['Nombre de pila', 'Nombre de la persona'],
    lastName: ['Apellidos', 'Apellido'],
    mailLanguage: ['Idioma de los correos', 'Correos en'],
  },
  fr: {
    locationIdentifier: ['Numéro', 'Numéro du club', 'Numéro de la salle', 'Identifiant'],
    name: ['Nom', 'Club', 'Salle', 'Nom du club', 'Nom de la salle'],
    country: ['Pays'],
    timeZone: ['Fuseau horaire'],
    language: ['Langue', 'Langue des murs', 'Langue des écrans'],
    vtsEnabled: ['Minuteur', 'Minuterie'],
    androidOs: ['Boîtiers Android', 'Android'],
    is365: ['Club 365', '24/365', '365'],
    lrVideo: ['Vidéos du vestiaire'],
    equipment: ['Matériel', 'Équipement'],
    openingHours: ['Horaires', 'Heures d’ouverture', 'Horaires d’ouverture'],
    sunday: ['Dimanche'],
    monday: ['Lundi'],
    tuesday: ['Mardi'],
    wednesday: ['Mercredi'],
    thursday: ['Jeudi'],
    friday: ['Vendredi'],
    saturday: ['Samedi'],
    email: ['Courriel', 'E-mail', 'Adresse e-mail'],
    firstName: ['Prénom'],
    lastName: ['Nom de famille'],
    mailLanguage: ['Langue des courriels', 'E-mails en', 'Langue des e-mails'],
  },
} as const satisfies Record<HeaderLanguage, Record<LocationColumn, readonly [string, ...string[]]>>

const headerOf = (column: LocationColumn, language: HeaderLanguage): string =>
  headerWords[language][column][0]

const knownHeaders = new Map<string, KnownHeader<LocationColumn>>()
for (const language of headerLanguages)
  for (const column of locationColumns)
    for (const name of headerWords[language][column].map(plain)) {
      const before = knownHeaders.get(name)
      if (before !== undefined && before.column !== column) continue
      knownHeaders.set(name, { column, languages: [...(before?.languages ?? []), language] })
    }

const readHeader = (typed: string) => knownHeaders.get(plain(typed))

/** The columns of location files. */
export const locationColumnKinds: ColumnKinds<LocationColumn> = {
  readHeader,
  nameOf: (column) => column,
  headerOf,
  needed: ['locationIdentifier'],
}

/** How location files are recognized. */
export const locationSheet: SheetKind = {
  isHeader: (typed) => readHeader(typed) !== undefined,
  mostRows: locationRowsMax,
}
