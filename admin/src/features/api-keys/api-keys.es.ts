import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ApiKeyWords } from './api-keys.en.ts'

const plural = pluralIn('es')

const es: ApiKeyWords = {
  title: 'Claves de API',
  intro:
    'Permita que otros sistemas lean datos con su propia clave. Las claves tienen los permisos del rol Acceso API.',
  subject: 'claves de API',
  none: 'No se encontraron claves de API',
  noneYet: 'Cree una para cada sistema que lea datos de aquí.',
  newKey: 'Nueva clave',
  name: 'Nombre',
  nameHint: 'El sistema que la usará. Aparece en el registro.',
  scopes: 'Permisos',
  scopesShort: 'Permisos',
  scopesHint: 'Elija solo lo que ese sistema necesita.',
  calls: {
    listReleases: 'Leer las versiones y correcciones, con notas',
    getLatestVersion: 'Leer la versión más reciente',
  },
  lifetime: 'Vence',
  days: (days) => plural(days, { one: 'En # día', other: 'En # días' }),
  lifetimeHint: (day) => `Vence el ${day}. Cree una clave nueva antes de esa fecha.`,
  neverEnds: 'Nunca',
  neverHint: 'La clave funciona hasta que alguien la revoque, aunque usted la olvide.',
  addProblem: 'la clave de API',
  madeTitle: 'Clave de API creada',
  once: 'Es la única vez que se muestra la clave. Cópiela ahora en el otro sistema. No podrá consultarla después.',
  keyOf: (name) => `Clave para ${name}`,
  howToUse: 'El otro sistema la envía en un encabezado: Authorization: Bearer …',
  putAway: 'Ya la guardé',
  state: 'Estado',
  states: {
    works: 'Activa',
    'ends-soon': 'Vence\u00a0pronto',
    expired: 'Vencida',
    revoked: 'Revocada',
  },
  since: {
    works: (day) => (day === null ? 'no vence' : `hasta el ${day}`),
    'ends-soon': (day) => `el ${day ?? ''}`,
    expired: (day) => `el ${day ?? ''}`,
    revoked: (day) => `el ${day ?? ''}`,
  },
  lastUsed: 'Último uso',
  made: 'Creada',
  madeBy: (when, who) => `${when}, por ${who}`,
  revoke: 'Revocar',
  revokeNamed: (name) => `Revocar la clave para ${name}`,
  sureRevoke: (name) => `¿Revocar la clave para ${name}?`,
  revokeDetail:
    'El sistema que la usa pierde el acceso de inmediato. Esta acción no se puede deshacer.',
  revoked: (name) => `Se revocó la clave para ${name}.`,
}
export default es
