import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GymImportWords } from './gym-import.en.ts'

const plural = pluralIn('es')

const gyms = (count: number) => plural(count, { one: '# sucursal', other: '# sucursales' })
const people = (count: number) => plural(count, { one: '# persona', other: '# personas' })

const es: GymImportWords = {
  title: 'Importar sucursales',
  why: 'Importe sucursales, cada una con diez pantallas, y las personas que las administran. No se guarda nada hasta que todas las filas sean válidas.',
  locations: 'Sucursales',
  dropWhy: (rows) =>
    `Hasta ${rows} filas: una por sucursal, más una por cada persona adicional. Los nombres de las columnas pueden estar en inglés, español o francés. En la columna Equipo, indique lo que tiene la sucursal, separado por comas. Si está vacía, la sucursal tiene todo.`,
  columns: {
    locationIdentifier: 'Número',
    name: 'Nombre',
    country: 'País',
    timeZone: 'Zona horaria',
    language: 'Idioma',
    vtsEnabled: 'Temporizador',
    androidOs: 'Dispositivos Android',
    is365: '24/365',
    lrVideo: 'Videos de vestuario',
    equipment: 'Equipo',
    openingHours: 'Horario',
    sunday: 'Domingo',
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    email: 'Correo electrónico',
    firstName: 'Nombre de pila',
    lastName: 'Apellidos',
    mailLanguage: 'Idioma de los correos',
  },
  gyms,
  people,
  tabGyms: 'Sucursales',
  tabPeople: 'Personas',
  gym: 'Sucursal',
  gymsOf: 'Sucursales',
  becomes: 'Resultado',
  gymNew: 'Nueva, con diez pantallas',
  there: 'Ya existe',
  personNew: 'Recibirá una invitación',
  personGiven: 'Ya tiene cuenta; recibirá acceso',
  personThere: 'Ya tiene cuenta',
  nobody: 'Este archivo no incluye personas.',
  allOf: (first, count) => `${first} y ${String(count)} más`,
  import: (newGyms, newPeople) =>
    newGyms === 0
      ? plural(newPeople, { one: 'Agregar # persona', other: 'Agregar # personas' })
      : newPeople === 0
        ? plural(newGyms, { one: 'Importar # sucursal', other: 'Importar # sucursales' })
        : `Importar ${gyms(newGyms)}, agregar ${people(newPeople)}`,
  nothingNew: 'Todo lo de este archivo ya existe. No hay nada que importar.',
  leftAsTheyAre: 'Las sucursales existentes no cambiarán.',
  done: (count) =>
    plural(count, { one: 'Se importó # sucursal', other: 'Se importaron # sucursales' }),
  donePeople: (count) =>
    plural(count, { one: 'se agregó # persona', other: 'se agregaron # personas' }),
  doneWhy:
    'Cada sucursal tiene diez pantallas. Ahora vincúlelas: ingrese sus códigos en la sucursal con un teléfono.',
  invitedByMail: (count) =>
    plural(count, {
      one: 'Invitación enviada por correo a # persona.',
      other: 'Invitaciones enviadas por correo a # personas.',
    }),
  toLocations: 'Ver sucursales',
  setUp: (name) => `Configurar ${name}`,
  setUpTitle: 'Configurar pantallas',
  setUpWhy:
    'En la página de cada sucursal, ingrese los códigos de sus pantallas y vea cuáles están en línea.',
  linksTitle: 'Compartir enlaces de invitación',
  linksWhy: (until) =>
    `El correo no está configurado, así que comparta usted el enlace con cada persona. Los enlaces solo se muestran ahora y vencen el ${until}.`,
  downloadLinks: 'Descargar todos los enlaces (CSV)',
  linksFile: 'invitaciones.csv',
  link: 'Enlace',
  person: 'Nombre',
  leaveThem: 'Salir de todos modos',
  lostTitle: '¿Salir sin descargar los enlaces?',
  lost: 'Los enlaces solo se muestran ahora. Sin ellos, tendrá que invitar de nuevo a cada persona en su página.',
  imported: (newGyms, newPeople) =>
    newGyms === 0
      ? `Se agregó: ${people(newPeople)}`
      : newPeople === 0
        ? `Se importó: ${gyms(newGyms)}`
        : `Se importó: ${gyms(newGyms)}; se agregó: ${people(newPeople)}`,
  takeBack: 'Deshacer importación',
  takeBackSure: '¿Deshacer esta importación?',
  takeBackWhy:
    'Se eliminarán las sucursales, pantallas y personas que creó. Lo que haya cambiado desde entonces se conserva y aparece aquí.',
  takenBack: 'Importación deshecha',
  takenBackPartly: (count) =>
    plural(count, {
      one: 'Importación deshecha, salvo # elemento en uso',
      other: 'Importación deshecha, salvo # elementos en uso',
    }),
  gone: (gymsGone, peopleGone) => `Se eliminó: ${gymsGone} y ${peopleGone}.`,
  leftTitle: 'Se conservaron',
  leftWhy: 'Para eliminar también alguno de estos, hágalo en su página.',
  leftGym: {
    changed: 'la sucursal, sus pantallas o su temporizador cambiaron desde entonces',
    'has-people': 'ahora alguien tiene acceso',
  },
  leftPerson: {
    changed: 'su cuenta cambió desde entonces',
    'came-in': 'ya creó su contraseña',
    'gym-stays': 'se conservó una de sus sucursales',
  },
}
export default es
