import type { PocketWords } from './pocket.en.ts'

const es: PocketWords = {
  title: 'Entrenamiento en teléfonos',
  what: 'la dirección para teléfonos',
  why: 'Lo que muestran hoy las nueve rondas, para quien escanee el código: sin cuenta, sin cookies, nada de otros días. Las pantallas sin temporizador lo muestran en una esquina si los pasos dejan sitio.',
  address: 'Dirección para socios',
  forDesk: 'Imprímala para la recepción o envíela a los socios.',
  qrCode: 'Código con la dirección, para la cámara de un teléfono',
  open: 'Abrir aquí',
  renew: 'Dirección nueva',
  sureRenew: (location) => `¿Dar una dirección nueva a la página de ${location}?`,
  renewDetail:
    'La anterior termina al momento, con todos los códigos impresos de ella. Las pantallas muestran la nueva.',
  renewed: 'La página tiene una dirección nueva.',
  none: 'No hay dirección en este momento',
}

export default es
