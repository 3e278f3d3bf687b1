import type { RoundWords } from './rounds.en.ts'

const es: RoundWords = {
  rounds: 'Rounds',
  subject: 'rounds',
  thing: 'round',
  description: 'Nueve rounds al día. Elija uno para programar sus entrenamientos.',
  none: 'No se encontraron rounds',
  view: 'Ver',
  viewRound: (name) => `Ver ${name}`,
  edit: (name) => `Editar ${name}`,
  round: (number) => `Round ${String(number)}`,
  name: 'Nombre',
  image: 'Imagen',
  imageHint:
    'Un enlace que empiece con https:// o /media/. Se muestra en la parte superior de la pantalla.',
  imageProblem: 'Hubo un problema al cargar la imagen. Actualice la pantalla.',
  flexibility: 'Flexibilidad',
  flexibilityWhy: 'Las pantallas del round 10 muestran este video todo el día.',
  video: 'Enlace del video',
  lrVideo: 'Enlace del video de vestuario',
  updated: (name) => `Round actualizado: ${name}`,
}

export default es
