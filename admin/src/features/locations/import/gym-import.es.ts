import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GymImportWords } from './gym-import.en.ts'

const plural = pluralIn('es')

const gyms = (count: number) => plural(count, { one: '# gimnasio', other: '# gimnasios' })
const people = (count: number) => plural(count, { one: '# persona', other: '# personas' })

const es: GymImportWords = {
  title: 'Importar gimnasios',
  why: 'Gimnasios con sus diez pantallas, y las personas que los atienden. No se escribe nada hasta que todas las filas sean correctas. Todas o ninguna.',
  locations: 'Locales',
  dropWhy: (rows) =>
    `Hasta ${rows} filas: una por gimnasio, y una más por cada otra persona suya. Las columnas se reconocen por su nombre, en inglés, español o francés. En Equipo va lo que tiene un gimnasio, separado por comas; si no hay nada: todo.`,
  columns: {
    locationIdentifier: 'Número',
    name: 'Nombre',
    country: 'País',
    timeZone: 'Zona horaria',
    language: 'Idioma',
    vtsEnabled: 'Temporizador',
    androidOs: 'Equipos Android',
    is365: '24/365',
    lrVideo: 'Vídeos del vestuario',
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
    mailLanguage: 'Correos en',
  },
  gyms,
  people,
  tabGyms: 'Gimnasios',
  tabPeople: 'Personas',
  gym: 'Gimnasio',
  gymsOf: 'Gimnasios',
  becomes: 'Qué será',
  gymNew: 'Nuevo, con diez pantallas',
  there: 'Ya existe',
  personNew: 'Recibe una invitación',
  personGiven: 'Tiene cuenta; recibe los gimnasios',
  personThere: 'Tiene cuenta',
  nobody: 'Este archivo no nombra a nadie.',
  allOf: (first, count) => `${first} y ${String(count)} más`,
  import: (newGyms, newPeople) =>
    newGyms === 0
      ? plural(newPeople, { one: 'Añadir # persona', other: 'Añadir # personas' })
      : newPeople === 0
        ? plural(newGyms, { one: 'Importar # gimnasio', other: 'Importar # gimnasios' })
        : `Importar ${gyms(newGyms)}, añadir ${people(newPeople)}`,
  nothingNew: 'Todo lo de este archivo ya existe. No queda nada por importar.',
  leftAsTheyAre: 'Los gimnasios que ya existen se dejan como están.',
  done: (count) => plural(count, { one: '# gimnasio listo', other: '# gimnasios listos' }),
  donePeople: (count) =>
    plural(count, { one: 'Se añadió # persona', other: 'Se añadieron # personas' }),
  doneWhy:
    'Cada uno tiene sus diez pantallas. Faltan sus códigos: en cada gimnasio, con un teléfono.',
  invitedByMail: (count) =>
    plural(count, {
      one: '# persona recibe una invitación por correo.',
      other: '# personas reciben una invitación por correo.',
    }),
  toLocations: 'Ver los locales',
  setUp: (name) => `Preparar ${name}`,
  setUpTitle: 'Sus pantallas',
  setUpWhy: 'En la página de cada gimnasio se introducen sus códigos y responden sus pantallas.',
  linksTitle: 'Enlaces para entregar',
  linksWhy: (until) =>
    `Aquí no se envían correos: entregue a cada persona su enlace. Los enlaces solo se muestran ahora y valen hasta ${until}.`,
  downloadLinks: 'Descargar todos los enlaces (CSV)',
  linksFile: 'invitaciones.csv',
  link: 'Enlace',
  person: 'Nombre',
  leaveThem: 'Salir sin ellos',
  lostTitle: 'No ha descargado los enlaces',
  lost: 'Solo se muestran ahora. Sin ellos habrá que invitar de nuevo a cada persona desde su página.',
  imported: (newGyms, newPeople) =>
    newGyms === 0
      ? `Añadido: ${people(newPeople)}`
      : newPeople === 0
        ? `Importado: ${gyms(newGyms)}`
        : `Importado: ${gyms(newGyms)}; añadido: ${people(newPeople)}`,
  takeBack: 'Deshacer la importación',
  takeBackSure: '¿Deshacer esta importación?',
  takeBackWhy:
    'Se eliminan los gimnasios, las pantallas y las personas que creó. Lo que alguien haya cambiado desde entonces se deja y aparece aquí.',
  takenBack: 'Se deshizo la importación',
  takenBackPartly: (count) =>
    plural(count, {
      one: 'Se deshizo la importación, salvo # elemento que está en uso',
      other: 'Se deshizo la importación, salvo # elementos que están en uso',
    }),
  gone: (gymsGone, peopleGone) => `Eliminado: ${gymsGone}, ${peopleGone}.`,
  leftTitle: 'Se dejan como están',
  leftWhy: 'Lo que también deba eliminarse se elimina en su página.',
  leftGym: {
    changed: 'se cambió después, o sus pantallas o su temporizador',
    'has-people': 'ya hay alguien que se encarga',
  },
  leftPerson: {
    changed: 'alguien cambió su cuenta después',
    'came-in': 'ya creó su contraseña',
    'gym-stays': 'se deja un gimnasio suyo',
  },
}
export default es
