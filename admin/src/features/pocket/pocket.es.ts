import type { PocketWords } from './pocket.en.ts'

const es: PocketWords = {
  title: 'Página para socios',
  what: 'el enlace',
  why: 'Los socios ven los nueve rounds de hoy en su teléfono, sin cuenta. Las pantallas sin temporizador muestran un código QR en una esquina si hay espacio.',
  address: 'Enlace para socios',
  forDesk: 'Imprima el código para la recepción o envíe el enlace a los socios.',
  qrCode: 'Código QR de la página para socios',
  open: 'Abrir aquí',
  renew: 'Crear un enlace nuevo',
  sureRenew: (location) => `¿Crear un enlace nuevo a la página para socios de ${location}?`,
  renewDetail:
    'El enlace actual y todos los códigos impresos dejan de funcionar de inmediato. Las pantallas muestran el código nuevo.',
  renewed: 'Se creó un enlace nuevo.',
  none: 'No hay enlace en este momento',
}

export default es
