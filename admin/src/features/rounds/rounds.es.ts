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
  imageHint: 'Una dirección con https://, o /media/…. Aparece arriba en la pantalla.',
  imageProblem: 'Hubo un problema al cargar la imagen; actualice la pantalla.',
  flexibility: 'Flexibilidad',
  flexibilityWhy: 'Las pantallas del round 10 muestran este vídeo todo el día.',
  video: 'Enlace del vídeo',
  lrVideo: 'Enlace del vídeo del vestuario',
  updated: (name) => `Round actualizado: ${name}`,
}

export default es
