import type { SecurityWords } from './security.en.ts'

const es: SecurityWords = {
  title: 'Seguridad',
  intro: 'Proteja su cuenta con algo más que una contraseña.',
  what: 'sus opciones de inicio de sesión',
  wanted: 'Su rol requiere autenticación de dos factores',
  wantedWhy:
    'Agregue una llave de acceso o una aplicación de autenticación para abrir las demás páginas. No perderá nada.',
  thanks: 'La autenticación de dos factores está activada',
  thanksWhy: 'A partir de ahora la usará al iniciar sesión.',
  goOn: 'Continuar al panel',
  required: 'Su rol requiere al menos una llave de acceso o una aplicación de autenticación.',
  passkeys: 'Llaves de acceso',
  passkeysWhy:
    'Inicie sesión con su huella, su rostro o el PIN de un dispositivo, con o sin su contraseña.',
  noPasskeys: 'Aún no hay llaves de acceso',
  addPasskey: 'Agregar llave de acceso',
  otherHost: (host) =>
    `Las llaves de acceso solo funcionan en ${host}. Abra la consola ahí para agregar o usar una.`,
  name: 'Nombre',
  nameHint: 'Para reconocer el dispositivo después.',
  nameOf: (browser, system) => `${browser} en ${system}`,
  goOnAdding: 'Continuar',
  added: 'Agregada',
  lastUsed: 'Último uso',
  rename: 'Cambiar nombre',
  renameNamed: (name) => `Cambiar el nombre de ${name}`,
  renamed: (name) => `La llave de acceso ahora se llama ${name}.`,
  remove: 'Eliminar',
  removeNamed: (name) => `Eliminar ${name}`,
  sureRemovePasskey: (name) => `¿Eliminar la llave de acceso «${name}»?`,
  removePasskeyDetail: 'Ya no podrá iniciar sesión con ella. Elimínela también de su dispositivo.',
  removedPasskey: (name) => `Se eliminó la llave de acceso ${name}.`,
  addedPasskey: (name) => `Se agregó la llave de acceso ${name}.`,
  phone: 'Aplicación de autenticación',
  phoneWhy:
    'Una aplicación en su teléfono que muestra un código nuevo de seis dígitos cada 30 segundos.',
  phoneOn: 'Configurada',
  phoneOff: 'Sin configurar',
  phoneSince: (since, used) =>
    used === undefined
      ? `desde el ${since}, sin usar todavía`
      : `desde el ${since}, último uso: ${used}`,
  setUpPhone: 'Configurar una aplicación',
  replacePhone: 'Reemplazar la aplicación',
  scan: 'Escanee el código QR con su aplicación de autenticación y luego ingrese el código que muestra.',
  qrCode: 'Código QR para su aplicación de autenticación',
  secret: 'O ingrese esta clave en la aplicación',
  code: 'Código de su aplicación',
  confirmPhone: 'Confirmar',
  addedPhone: 'Aplicación de autenticación agregada.',
  sureRemovePhone: '¿Eliminar la aplicación de autenticación?',
  removePhoneDetail:
    'Ya no podrá iniciar sesión con sus códigos. Elimine también la entrada en la aplicación.',
  removedPhone: 'Aplicación de autenticación eliminada.',
  recovery: 'Códigos de recuperación',
  recoveryWhy:
    'Si pierde el teléfono, inicie sesión con uno de estos códigos. Cada uno sirve una sola vez.',
  left: (count) => `Quedan ${String(count)} de 10`,
  few: 'Cree códigos nuevos pronto.',
  unseen: '¿No encuentra sus códigos? Cree otros nuevos. Los anteriores dejarán de funcionar.',
  renew: 'Crear códigos nuevos',
  sureRenew: '¿Crear diez códigos de recuperación nuevos?',
  renewDetail: 'Los códigos anteriores dejan de funcionar de inmediato, incluso los impresos.',
  codesTitle: 'Sus códigos de recuperación',
  codesOnce:
    'Sus códigos solo se muestran ahora. Imprímalos o guárdelos en un administrador de contraseñas para tenerlos sin este dispositivo.',
  copyAll: 'Copiar todos',
  mayNotCopy: 'Su navegador bloqueó la copia. Descargue los códigos o anótelos.',
  download: 'Descargar',
  codesFile: 'codigos-de-recuperacion',
  kept: 'Ya los guardé',
  lost: 'Se agregó la aplicación de autenticación o la llave de acceso, pero no se pudieron mostrar los códigos de recuperación. Cree códigos nuevos.',
}

export default es
