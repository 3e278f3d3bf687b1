import type { AuthWords } from './auth.en.ts'

const es: AuthWords = {
  login: 'Iniciar sesión',
  welcome: 'El entrenamiento de hoy, en todas las pantallas.',
  pitch:
    'Programe entrenamientos y mantenga las pantallas en funcionamiento en todas las sucursales, desde un solo lugar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  language: 'Idioma',
  signedInAs: (email) => `Ha iniciado sesión como ${email}.`,
  notForYou: 'Solo los administradores pueden abrir esa página.',
  toDashboard: 'Ir al panel',
  signingOn: 'Iniciando sesión…',
  signOnFailed: 'Falló el inicio de sesión único',
  toLogin: 'Ir a la página de inicio de sesión',
  withPasskey: 'Iniciar sesión con una llave de acceso',
  secondStep: 'Autenticación de dos factores',
  secondStepWhy: 'Confirme que es usted para terminar de iniciar sesión.',
  passwordSet: 'Se guardó su nueva contraseña',
  passwordSetWhy: 'Inicie sesión con ella y con la autenticación de dos factores.',
  forgot: '¿Olvidó su contraseña?',
  forgotWhy:
    'Escriba su dirección de correo. Le enviaremos un enlace para restablecer su contraseña.',
  sendLink: 'Enviar enlace',
  resetAsked: 'Revise su correo',
  resetAskedWhy: (email) =>
    `Si ${email} tiene una cuenta, le enviamos un enlace que funciona durante una hora. Si no llega, revise la carpeta de correo no deseado y que la dirección esté bien escrita.`,
  noMail: 'No se envió ningún correo',
  noMailWhy:
    'El correo no está configurado aquí. Pida una nueva contraseña a quien administra los usuarios de su franquicia.',
  readingLink: 'Comprobando el enlace…',
  linkOver: 'Este enlace no funciona',
  askForAnother: 'Solicitar otro enlace',
  welcomeTo: (appName) => `Le damos la bienvenida a ${appName}`,
  chooseNew: 'Elija una nueva contraseña',
  invitedWhy: (firstName, until) =>
    `Hola, ${firstName}. Elija una contraseña para comenzar. Este enlace funciona hasta el ${until}.`,
  resetWhy: (until) => `Se cerrarán sus demás sesiones. Este enlace funciona hasta el ${until}.`,
  newPassword: 'Nueva contraseña',
  setPassword: 'Guardar e iniciar sesión',
  expired: 'Inicie sesión de nuevo',
  expiredWhy:
    'Su sesión terminó. Inicie sesión para continuar. No perderá su trabajo en esta página.',
  signOut: 'Cerrar sesión',
  loseAll: 'Cerrar sesión y descartar cambios',
  setUpTitle: 'Crear el primer superadministrador',
  setUpWhy: 'Este enlace funciona una sola vez y crea una cuenta con acceso total.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  passwordHint: 'Use al menos 12 caracteres.',
  create: 'Crear cuenta',
  setUpMissing: 'Este enlace está incompleto. Use el enlace que mostró el servidor al iniciar.',
}

export default es
