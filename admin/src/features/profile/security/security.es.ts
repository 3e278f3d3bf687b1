import type { SecurityWords } from './security.en.ts'

const es: SecurityWords = {
  title: 'Seguridad',
  intro: 'Lo que muestra además de su contraseña al iniciar sesión.',
  what: 'sus segundos factores',
  wanted: 'Su rol exige un segundo factor',
  wantedWhy:
    'Configure aquí una llave de acceso o una aplicación de autenticación. Hasta entonces las demás páginas están cerradas; no se pierde nada suyo.',
  thanks: 'Su segundo factor está configurado',
  thanksWhy: 'Desde ahora se le pide al iniciar sesión.',
  goOn: 'Continuar al panel',
  required: 'Su rol debe tener al menos un segundo factor.',
  passkeys: 'Llaves de acceso',
  passkeysWhy:
    'Su huella, su cara o el PIN de un dispositivo. Una llave de acceso es su segundo factor, y también basta por sí sola para entrar.',
  noPasskeys: 'Todavía no tiene ninguna llave de acceso.',
  addPasskey: 'Añadir una llave de acceso',
  otherHost: (host) =>
    `Las llaves de acceso funcionan en ${host}. Abra allí esta consola para añadir o usar una.`,
  name: 'Nombre',
  nameHint: 'Cómo llama usted al dispositivo.',
  nameOf: (browser, system) => `${browser} en ${system}`,
  goOnAdding: 'Continuar',
  added: 'Añadida',
  lastUsed: 'Último uso',
  rename: 'Cambiar nombre',
  renameNamed: (name) => `Cambiar el nombre de ${name}`,
  renamed: (name) => `La llave de acceso se llama ahora ${name}.`,
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  sureRemovePasskey: (name) => `¿Quitar la llave de acceso «${name}»?`,
  removePasskeyDetail: 'Ya no servirá para entrar. Bórrela también en el dispositivo.',
  removedPasskey: (name) => `Se quitó la llave de acceso ${name}.`,
  addedPasskey: (name) => `Se añadió la llave de acceso ${name}.`,
  phone: 'Aplicación de autenticación',
  phoneWhy:
    'Una aplicación en su teléfono que muestra un código de seis cifras, nuevo cada medio minuto.',
  phoneOn: 'Configurada',
  phoneOff: 'Sin configurar',
  phoneSince: (since, used) =>
    used === undefined
      ? `desde el ${since}, aún sin usar`
      : `desde el ${since}, último uso ${used}`,
  setUpPhone: 'Configurar una aplicación',
  replacePhone: 'Sustituir la aplicación',
  scan: 'Escanee esto con su aplicación de autenticación y escriba después el código que muestre.',
  qrCode: 'El código QR para su aplicación de autenticación',
  secret: 'O escriba esta clave en la aplicación',
  code: 'Código de su aplicación',
  confirmPhone: 'Confirmar',
  addedPhone: 'La aplicación de autenticación está configurada.',
  sureRemovePhone: '¿Quitar la aplicación de autenticación?',
  removePhoneDetail:
    'Sus códigos ya no servirán para entrar. Borre también la entrada en la aplicación.',
  removedPhone: 'Se quitó la aplicación de autenticación.',
  recovery: 'Códigos de recuperación',
  recoveryWhy:
    'Para el día en que pierda el teléfono: cada uno le deja entrar una vez en lugar de su segundo factor.',
  left: (count) => `Quedan ${String(count)} de 10`,
  few: 'Haga pronto otros nuevos.',
  unseen: '¿No tiene ninguno a mano? Haga otros nuevos: los anteriores dejan de valer.',
  renew: 'Hacer códigos nuevos',
  sureRenew: '¿Hacer diez códigos de recuperación nuevos?',
  renewDetail: 'Los anteriores dejan de valer enseguida, también los que imprimió.',
  codesTitle: 'Sus códigos de recuperación',
  codesOnce:
    'Solo se muestran ahora. Guárdelos donde los encuentre sin este dispositivo: impresos o en un gestor de contraseñas.',
  copyAll: 'Copiar todos',
  mayNotCopy: 'Esta página no puede copiar. Descargue los códigos o anótelos.',
  download: 'Descargar',
  codesFile: 'codigos-de-recuperacion',
  kept: 'Los he guardado',
  lost: 'Está configurado, pero la respuesta con sus códigos de recuperación se perdió por el camino. Haga códigos nuevos.',
}

export default es
