import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ApiKeyWords } from './api-keys.en.ts'

const plural = pluralIn('es')

const es: ApiKeyWords = {
  title: 'Claves de API',
  intro: 'Otro sistema lee de aquí con una clave propia, como puede el rol Acceso API.',
  subject: 'claves de API',
  none: 'No se encontraron claves de API',
  noneYet: 'Cree una para cada sistema que vaya a leer de aquí.',
  newKey: 'Nueva clave',
  name: 'Nombre',
  nameHint: 'Para qué sistema es: aparece en el registro.',
  scopes: 'Qué puede leer',
  scopesShort: 'Puede leer',
  scopesHint: 'Elija solo lo que ese sistema necesita.',
  calls: {
    listReleases: 'Las versiones y correcciones, con sus notas',
    getLatestVersion: 'La versión más reciente',
  },
  lifetime: 'Termina',
  days: (days) => plural(days, { one: 'Tras # día', other: 'Tras # días' }),
  lifetimeHint: (day) => `El ${day}. Cree una clave nueva antes.`,
  neverEnds: 'Nunca',
  neverHint: 'Vale hasta que alguien la revoque, aunque se olvide.',
  addProblem: 'la clave de API',
  madeTitle: 'La clave está creada',
  once: 'Es la única vez que se muestra la clave. Póngala ahora en el otro sistema: nadie podrá consultarla después.',
  keyOf: (name) => `Clave de ${name}`,
  howToUse: 'El otro sistema la envía en la cabecera Authorization: Bearer …',
  putAway: 'Ya la he guardado',
  state: 'Estado',
  states: {
    works: 'Funciona',
    'ends-soon': 'Termina\u00a0pronto',
    expired: 'Caducada',
    revoked: 'Revocada',
  },
  since: {
    works: (day) => (day === null ? 'sin fecha de fin' : `hasta el ${day}`),
    'ends-soon': (day) => `el ${day ?? ''}`,
    expired: (day) => `el ${day ?? ''}`,
    revoked: (day) => `el ${day ?? ''}`,
  },
  lastUsed: 'Último uso',
  made: 'Creada',
  madeBy: (when, who) => `${when}, por ${who}`,
  revoke: 'Revocar',
  revokeNamed: (name) => `Revocar la clave de ${name}`,
  sureRevoke: (name) => `¿Revocar la clave de ${name}?`,
  revokeDetail: 'El sistema que la tiene queda rechazado desde ahora. No se puede deshacer.',
  revoked: (name) => `La clave de ${name} está revocada.`,
}
export default es
