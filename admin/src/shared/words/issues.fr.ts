import type { IssueSentences } from '@roundboard/contract'

const plural = (count: string | number, one: string, other: string) =>
  `${String(count)} ${Number(count) < 2 ? one : other}`

/** Nobody counts hundreds of seconds. */
const wait = (seconds: string | number) =>
  Number(seconds) > 120
    ? plural(Math.ceil(Number(seconds) / 60), 'minute', 'minutes')
    : plural(seconds, 'seconde', 'secondes')

export const issues: IssueSentences = {
  required: 'Veuillez remplir ce champ.',
  'not-valid': 'Ceci n’est pas valable.',
  'not-known': 'Ce champ n’est pas connu ici.',
  'text-wanted': 'Un texte est attendu.',
  'number-wanted': 'Un nombre est attendu.',
  'whole-number-wanted': 'Un nombre entier est attendu.',
  'yes-or-no-wanted': 'Oui ou non (true ou false) est attendu.',
  'list-wanted': 'Une liste est attendue.',
  'object-wanted': 'Un objet avec des champs est attendu.',
  'too-short': ({ min }) => `Au moins ${plural(min, 'caractère', 'caractères')}.`,
  'too-long': ({ max }) => `${plural(max, 'caractère', 'caractères')} au maximum.`,
  'number-too-small': ({ min }) => `${String(min)} au minimum.`,
  'number-too-large': ({ max }) => `${String(max)} au maximum.`,
  'too-few': ({ min }) => `Au moins ${plural(min, 'élément', 'éléments')}.`,
  'too-many': ({ max }) => `${plural(max, 'élément', 'éléments')} au maximum.`,
  'one-of': ({ options }) => `L’un de ceux-ci : ${String(options)}.`,
  'control-characters': 'Les caractères de contrôle ne sont pas autorisés.',
  'one-line': 'Une seule ligne.',
  'not-storable': 'Contient des caractères qui ne peuvent pas être enregistrés.',

  id: 'Un identifiant tel que cette API le donne.',
  stamp: 'Un instant, par exemple 2026-11-21T00:00:00.000Z.',
  day: 'Une date, par exemple 2026-11-21.',
  'release-date': 'Une date (mois/jour/année), par exemple 01/31/2031.',
  email: 'Un e-mail, par exemple coach@example.com.',
  'password-wanted': 'Veuillez saisir votre mot de passe.',
  'current-password-wanted': 'Veuillez saisir pour cela votre mot de passe actuel.',
  'step-up-wanted':
    'Veuillez confirmer que c’est vous : la dernière preuve date de plus de dix minutes.',
  'challenge-over':
    'Cela a pris plus de dix minutes ou a été essayé trop souvent. Veuillez recommencer.',
  'factor-code-wrong':
    'Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone et saisissez le code le plus récent.',
  'factor-code-used': 'Ce code a déjà servi. Veuillez attendre le suivant.',
  'recovery-code-wrong': 'Ce n’est aucun de vos codes de secours non utilisés.',
  'passkey-unknown': 'Cette clé d’accès n’est pas connue ici. Elle a peut-être été retirée.',
  'passkey-refused': 'La clé d’accès n’a pas été acceptée. Veuillez réessayer.',
  'passkey-copied':
    'Cette clé d’accès a peut-être été copiée : elle a signé moins souvent qu’avant. Retirez-la et utilisez un autre moyen.',
  'passkey-known': 'Cette clé d’accès est déjà là.',
  'passkeys-off': 'Les clés d’accès ne fonctionnent pas à l’adresse de cette console.',
  'last-factor': 'Votre rôle exige un second facteur. Veuillez d’abord en ajouter un autre.',
  'factor-first': 'Veuillez d’abord configurer un second facteur.',
  'second-factor-wanted': 'Veuillez vous connecter avec votre second facteur.',
  'second-factor-set-up-wanted':
    'Votre rôle exige un second facteur. Veuillez en configurer un ; vous pourrez ensuite continuer.',
  'password-guessable':
    'Trop facile à deviner : noms, mots courants, années, répétitions et rangées de touches ne comptent pas.',
  language: 'Une langue de la liste, par exemple en-us.',
  'time-zone': 'Un fuseau horaire de la liste, par exemple America/New_York.',
  'location-identifier':
    'Préfixe de la franchise, code de pays facultatif, 4 chiffres ou plus : RB-1024 ou RB-CA-1024.',
  round: ({ min, max }) => `Un round de ${String(min)} à ${String(max)}.`,
  link: 'Une adresse en http:// ou https://, ou /media/….',
  'schedule-hour': 'Une heure de 5 (17 h) à 12 (minuit).',
  colour: 'Une couleur comme #d63a15.',
  'unclear-colour': ({ ratio, wanted, nearest }) =>
    `Le texte serait peu lisible : il faut un contraste de ${wanted} : 1, il est de ${ratio} : 1. Le bon ton le plus proche est ${nearest}.`,
  svg: 'Une image SVG.',
  'sha-256': 'Un SHA-256 de 64 chiffres hexadécimaux.',
  picture: 'Une image JPEG.',
  'seven-hours': 'Sept heures, dimanche d’abord.',
  'seven-days': 'Sept jours, dimanche d’abord.',
  'opening-time': 'Une heure de la journée comme 05:30, jusqu’à 24:00.',
  'closing-before-opening': 'L’heure de fermeture doit venir après celle d’ouverture.',
  'openings-overlap': 'Deux ouvertures de ce jour se chevauchent.',
  'days-too-many': ({ max }) => `${plural(max, 'jour', 'jours')} au plus à la fois.`,
  version: 'Une version, par exemple 21.12.22 ou 21.12.22-001.',
  'exercise-name': 'Un nom court, par exemple jumping-jack.',
  'licence-key': 'Une clé de licence.',
  'type-word': ({ word }) => `Veuillez saisir ${String(word)}.`,
  'timer-stamp': 'Un instant, par exemple 2026-11-21T06:00:00.000Z, « now » ou rien.',
  'auth-code': 'Six lettres majuscules ou chiffres.',
  'screen-link-id': 'L’identifiant d’un lien d’écran.',
  step: ({ max }) => `Une étape de 1 à ${String(max)}.`,
  'too-many-routines': ({ max }) => `${plural(max, 'routine', 'routines')} au maximum.`,
  'steps-gap': 'Les étapes se comptent à partir de 1, sans trou.',
  'span-too-long': ({ max }) => `${String(max)} jours au plus.`,
  'language-twice': 'Un texte n’a qu’une traduction par langue.',
  'template-without-steps': 'Cet entraînement n’a pas d’étapes : il n’y a rien à garder.',
  'feed-subject': 'Un calendrier est celui d’une salle ou d’un round : indiquez l’un des deux.',
  'time-of-day': 'Une heure, par exemple 07:30.',
  'quiet-hours-same': 'Les heures de silence finissent à une autre heure qu’elles commencent.',
  'mute-end': ({ days }) => `Une fin dans l’avenir, dans ${String(days)} jours au plus.`,
  'webhook-wanted': 'Il n’y a pas encore de webhook : indiquez d’abord son adresse.',
  'webhook-not-public': 'Cette adresse n’est pas sur Internet et n’est pas permise ici.',
  'webhook-not-https': 'Une adresse qui commence par https://.',
  'workout-filter': 'Un objet JSON avec round, name, routines, isDraft, startDate ou endDate.',
  'workout-filter-json': 'Un objet JSON, par exemple {"round":1}.',
  'workout-filter-routines': '[] ou { "$size": 0 } : ceux sans routines.',
  'workout-filter-draft': 'true pour les brouillons, false pour ce qui est publié.',

  'end-before-start': 'Veuillez saisir une date de fin valable.',
  'invalid-auth-code': 'Code d’autorisation non valide',
  'auth-code-in-use': 'Un autre écran affiche ce code : générez-en un autre.',
  'invalid-round-number': 'Numéro de round non valide',
  'admin-only': 'Seul un administrateur peut changer ceci.',
  'no-such-location': 'Cette salle n’existe pas.',
  'gym-wanted': 'Indiquez de quelle salle il s’agit.',
  'local-time': 'Un jour et une heure, par exemple 2026-11-26T20:00.',
  'announcement-places': 'Choisissez une salle, ou toutes.',
  'announcement-ends': 'La fin doit venir après le début, et être à venir.',
  'announcement-too-long': ({ days }) => `Une annonce peut durer ${String(days)} jours au plus.`,
  'announcement-over': 'Cette annonce est terminée : elle ne peut plus être modifiée.',
  'whole-wall-fixed':
    'Ce qui couvre l’écran ne peut pas être modifié. Retirez-le et envoyez-en un autre.',
  'start-too-late': 'Un minuteur démarre dans les 24 heures : choisissez une heure plus proche.',
  'location-wanted': 'Indiquez la salle dont la séance est demandée.',
  'no-such-exercise': 'La liste d’exercices n’a pas ce nom.',
  'no-such-screen': 'Cet écran n’existe pas.',
  'screen-elsewhere': 'Seuls des écrans d’une même salle changent de place.',
  'build-for-all': 'Tous les écrans ont déjà cette compilation.',
  'rollout-running':
    'Une autre compilation est en cours de diffusion. Retirez-la, ou laissez-la atteindre tous les écrans, avant la suivante.',
  'rollout-over': 'C’est terminé entre-temps : regardez où en est la compilation.',
  'ring-smaller':
    'Une compilation déjà diffusée ne peut qu’atteindre plus d’écrans, ou être retirée.',
  'media-kind': 'Un clip ne peut pas être une image de round, ni une image autre chose.',
  'media-variant': 'Un autre élément de la médiathèque est attendu : un clip pour un clip.',
  'media-gone': 'La médiathèque n’a plus cet élément. Choisissez-en un autre.',
  'email-taken': 'Un autre utilisateur a cet e-mail.',
  'exercise-name-taken': 'Un autre exercice porte ce nom.',
  equipment: 'Choisissez le matériel dans la liste.',
  'equipment-twice': 'Chaque matériel n’est nommé qu’une fois.',
  'alternative-twice': 'Chaque exercice ne remplace qu’une fois.',
  'alternative-unknown': 'Cet exercice n’existe plus.',
  'alternative-itself': 'Un exercice ne peut pas se remplacer lui-même.',
  'location-identifier-taken': 'Une autre salle a cet identifiant.',
  'round-taken': ({ round }) => `Le round ${String(round)} existe déjà.`,
  'api-access-without-locations': 'Un utilisateur avec accès API ne peut pas recevoir de salles.',
  'duplicate-release': 'La version n’a pas pu être créée. Un identifiant en double a été trouvé.',
  'version-taken': 'Une autre livraison a cette version.',
  'only-latest-release': 'Seule la dernière version peut être corrigée.',

  'exercise-in-use': ({ location }) =>
    `Cet exercice est utilisé : les pauses actives de ${String(location)} le contiennent.`,
  'media-in-use': ({ name, others }) =>
    Number(others) > 0
      ? `Cet élément est utilisé par ${String(name)} et ${plural(others, 'autre endroit', 'autres endroits')}.`
      : `Cet élément est utilisé par ${String(name)}.`,
  'media-in-undo':
    'Ce qui l’utilisait a été supprimé et peut encore être rétabli : pendant une minute, ou un jour après un changement de plusieurs entraînements.',
  'media-shipped': 'Cet élément vient avec le produit. Il peut être remplacé, pas supprimé.',
  'round-in-use': ({ round, workouts, screens }) =>
    `Le round ${String(round)} est utilisé : ${plural(workouts, 'séance', 'séances')}, ${plural(screens, 'écran', 'écrans')}.`,
  'timer-off': ({ location }) => `Le minuteur n’est pas activé pour ${String(location)}.`,
  'timers-elsewhere':
    'Les minuteurs de cette installation se règlent dans son service de licences, pas ici.',
  'pocket-off': ({ location }) =>
    `L’entraînement sur téléphone n’est pas activé pour ${String(location)}.`,
  'licence-service-silent': 'Le service de licences ne répond pas pour le moment.',
  'wait-seconds': ({ seconds }) => `Trop de tentatives. Attendez ${wait(seconds)}, puis réessayez.`,
  'log-in-wait': ({ seconds }) =>
    `Trop de connexions échouées. Attendez ${wait(seconds)}, puis réessayez.`,
  'set-up-already': 'Ce serveur est déjà configuré. Veuillez vous connecter.',
  'set-up-link-ended':
    'Ce lien de configuration n’est plus valable. Redémarrez le serveur pour en obtenir un autre, ou connectez-vous s’il est déjà configuré.',
  'account-link-unknown':
    'Ce lien n’est pas complet, ou n’a pas été créé ici. Copiez l’adresse entière de l’e-mail.',
  'account-link-used':
    'Ce lien a déjà servi. Connectez-vous avec le mot de passe choisi alors, ou demandez-en un autre sous « Mot de passe oublié ? ».',
  'account-link-replaced': 'Un lien plus récent a été créé depuis. Utilisez le plus récent.',
  'account-link-void':
    'Ce lien ne compte plus : le compte a été modifié depuis, n’est pas actif ou a été supprimé. Adressez-vous à la personne qui gère les utilisateurs de votre franchise.',
  'invitation-expired':
    'Cette invitation valait trois jours. Demandez à la personne qui vous a invité de le refaire.',
  'reset-expired':
    'Ce lien valait une heure. Demandez-en un autre sous « Mot de passe oublié ? » sur la page de connexion.',
  'has-password':
    'Le mot de passe est déjà choisi. « Mot de passe oublié ? » permet d’en obtenir un autre.',
  'invite-inactive': 'Ce compte n’est pas actif. Activez-le d’abord, puis invitez la personne.',
  'sign-on-not-set-up':
    'L’authentification unique n’est pas configurée sur ce serveur. Connectez-vous avec votre e-mail et votre mot de passe.',
  'sign-on-link-ended':
    'Ce lien de connexion n’est plus valable. Ouvrez-le à nouveau depuis le portail.',
  'sign-on-unknown': ({ email }) => `Il n’y a aucun utilisateur actif pour ${String(email)}.`,
  'many-logging-in':
    'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  'many-requests': 'Trop de demandes. Attendez une minute.',
  'database-away':
    'Le serveur ne peut ni lire ni écrire sa base de données pour le moment. Rien n’a été enregistré ; réessayez.',
  'storage-away':
    'Le serveur ne peut pas accéder à son stockage de médias pour le moment. Rien n’a été enregistré ; réessayez.',
  'storage-full':
    'Le serveur n’a plus de place pour les médias. Rien n’a été enregistré ; réessayez quand quelqu’un aura libéré de la place.',
  'key-of-another':
    'Une autre demande a été faite avec cette Idempotency-Key. Rien n’a été enregistré : utilisez une nouvelle clé.',
  'api-key-days': ({ max }) => `Un nombre de jours de 1 à ${String(max)}, ou jamais.`,
  'api-key-unknown': 'Cette clé d’API n’est pas connue ici.',
  'api-key-revoked': 'Cette clé d’API a été révoquée.',
  'api-key-expired':
    'Cette clé d’API a expiré. Demandez-en une nouvelle à un super-administrateur.',
  'api-key-other-call': 'Cette clé d’API n’a pas été créée pour cet appel.',
  'pass-unknown': 'Ce pass n’est pas connu ici.',
  'pass-revoked': 'Ce pass a été révoqué.',
  'pass-expired': 'Ce pass a pris fin avec sa journée.',
  'pass-other-call': 'Un pass ne sert qu’à la télécommande.',
  'pass-opened': 'Un autre téléphone a déjà ouvert ce code. Faites-en afficher un nouveau.',
  'pass-not-opened': 'Ce code n’a pas été ouvert à temps. Faites-en afficher un nouveau.',
  'many-passes': ({ most }) =>
    `Ce site a déjà ${String(most)} pass. Révoquez-les ou attendez la fin de la journée.`,
  'api-key-in-use':
    'Cette clé est déjà créée et son secret a été montré à ce moment-là. S’il est perdu, révoquez la clé et créez-en une autre.',
  'last-super-admin':
    'C’est le dernier super-administrateur actif. Faites d’abord d’un autre utilisateur un super-administrateur.',
  'portal-silent':
    'Les clés du portail ne peuvent pas être obtenues pour le moment. Réessayez, ou connectez-vous avec votre mot de passe.',

  'file-empty': 'Ce fichier est vide.',
  'file-size-told': "La taille du fichier doit être indiquée avant l'envoi.",
  'file-size': ({ mib }) => `${String(mib)} Mo au plus.`,
  'file-type':
    "Ce n'est pas un fichier MP4, MOV, WebM, JPEG, PNG, WebP ou SVG, quoi qu'en dise son nom.",
  'file-truncated': "Ce fichier s'arrête trop tôt. Exportez-le ou copiez-le de nouveau.",
  'file-unreadable': 'Ce fichier est endommagé. Exportez-le de nouveau.',
  'file-changed': "Ce qui est arrivé n'est pas ce qui a été choisi. Envoyez le fichier de nouveau.",
  'file-no-picture': "Ce fichier n'a pas de vidéo.",
  'file-codec': ({ codec }) =>
    `Tous les écrans ne lisent pas ${String(codec)}. Exportez le clip en MP4 avec H.264.`,
  'file-cut':
    'Ce clip a été coupé sans être réencodé : son début manque ou réapparaîtrait. Exportez-le en MP4 avec H.264.',
  'file-pixels': ({ width, height, least, most }) =>
    `${String(width)} × ${String(height)} pixels. De ${String(least)} à ${String(most)} de chaque côté.`,
  'file-long': ({ minutes }) => `${plural(minutes, 'minute', 'minutes')} au plus.`,
  'file-failed': "Le serveur n'a pas pu prendre ce fichier. Envoyez-le de nouveau.",
  'clip-cut':
    "Le clip ne peut pas finir là : ses images ont besoin d'images suivantes. Choisissez une autre fin.",
  'upload-over': 'Ce fichier a déjà été envoyé.',
  'upload-concat':
    'Envoyez le fichier en un seul téléversement, sans Upload-Concat. Les téléversements partiels ne sont pas pris en charge.',

  base64: 'Les octets d’un fichier en base64.',
  'file-too-much':
    'Ce fichier contient plus que ce qui peut être lu en une fois. Veuillez n’enregistrer que sa première feuille, ou le diviser.',
  'old-excel':
    'C’est un fichier d’un ancien Excel, ou protégé par mot de passe. Veuillez l’enregistrer en XLSX sans protection, ou en CSV.',
  'no-table': 'Ce n’est ni un fichier CSV ni un fichier XLSX, quoi que dise son nom.',
  'no-header':
    'Aucune ligne avec les noms des colonnes n’a été trouvée. Partez du fichier d’exemple.',
  'no-rows': 'Il n’y a aucune ligne sous les noms des colonnes.',
  'columns-missing': ({ columns }) => `Ces colonnes manquent : ${String(columns)}.`,
  'column-twice': ({ column }) => `Une autre colonne dit la même chose que « ${String(column)} ».`,
  'too-many-columns': ({ max }) => `${plural(max, 'colonne', 'colonnes')} au maximum.`,
  'too-many-rows': ({ max }) =>
    `${plural(max, 'ligne', 'lignes')} au maximum. Veuillez diviser le fichier.`,
  'csv-quotes': ({ row }) =>
    `Ligne ${String(row)} : des guillemets ne sont pas fermés, on ne sait pas où la ligne se termine.`,
  'cell-error': 'Le tableur a une erreur ici. Veuillez saisir ce qui devrait y être.',
  'no-such-day': ({ day, days }) =>
    `${String(day)} n’est pas un jour. Ce mois a ${String(days)} jours.`,
  'day-of-two': ({ one, other }) =>
    `Cela peut être ${String(one)} ou ${String(other)}. Veuillez écrire l’année d’abord.`,
  'end-before': ({ start }) => `La date de fin précède la date de début, ${String(start)}.`,
  'round-is-flexibility': ({ max }) =>
    `Le round 10 est Flexibility et n’a pas d’entraînements. Un nombre de 1 à ${String(max)}.`,
  'longer-by': ({ length, max, by }) =>
    `${String(length)} caractères sur ${String(max)}. À raccourcir de ${String(by)}.`,
  'state-word': 'Brouillon ou Publié, ou rien.',
  'step-before-missing': ({ step }) => `L’étape ${String(step)}, qui précède, manque.`,
  'no-such-clip': 'Aucun clip de ce nom. Un lien, ou le nom d’un clip de la médiathèque.',
  'no-such-clip-but': ({ name }) =>
    `Aucun clip de ce nom. Le plus proche dans la médiathèque : ${String(name)}.`,
  'clip-of-many': ({ count }) =>
    `${String(count)} clips portent ce nom. Veuillez donner le lien de celui qui convient.`,
  formula: ({ start }) =>
    `Commence par « ${String(start)} ». C’est gardé comme texte ; les exports l’écrivent de sorte qu’aucun tableur ne l’exécute.`,
  'draft-without-steps':
    'Sans étapes, les écrans ne peuvent pas le montrer ; il reste un brouillon.',
  'row-twice': ({ row }) => `Identique à la ligne ${String(row)}. Les deux sont créées.`,
  'wins-over': ({ name, round, day }) =>
    `Tombe un jour qui a « ${String(name)} », round ${String(round)}, ${String(day)}. Les deux sont gardés ; une fois publié, celui-ci l’emporte : il commence en dernier.`,
  'lies-under': ({ name, round, day }) =>
    `Tombe un jour qui a « ${String(name)} », round ${String(round)}, ${String(day)}. Les deux sont gardés ; celui qui est là l’emporte.`,
  country: 'Un pays par son nom ou son code, par exemple US.',
  'time-zone-of-many': ({ country, count }) =>
    `${String(country)} a ${String(count)} fuseaux horaires. Précisez lequel, par exemple America/New_York.`,
  'zone-elsewhere': ({ zone, country }) =>
    `${String(zone)} n’est pas un fuseau horaire de ${String(country)}. Il est pris tel quel.`,
  'equipment-unknown': ({ value }) =>
    `« ${String(value)} » n’est pas un matériel que nous connaissons. Indiquez ce qu’il y a, comme « Sac de frappe, Tapis », « tout » ou « rien ».`,
  'hours-text': 'Des horaires comme 06:00-22:00, plusieurs avec des virgules, ou « fermé ».',
  'differs-from-row': ({ row, value }) =>
    `La ligne ${String(row)} dit « ${String(value)} » pour la même chose.`,
  'there-under-name': ({ name }) =>
    `Cette salle existe déjà, sous le nom « ${String(name)} ». Elle reste telle quelle.`,
  'person-twice': ({ row }) => `La même personne pour la même salle qu’à la ligne ${String(row)}.`,
  'person-other-role': 'Ce compte a un autre rôle que celui de salle. Il reste tel quel.',
  'people-not-read':
    'Seul un super-administrateur peut ajouter des personnes. Celles de ce fichier sont laissées de côté.',
  'imported-meanwhile':
    'Quelqu’un d’autre a ajouté ou modifié certaines de ces salles ou personnes. Vérifiez le fichier de nouveau.',

  unreadable: 'La requête n’a pas pu être lue : un objet JSON est attendu.',
  'body-too-large': ({ limit }) =>
    `Cette requête dépasse ${String(limit)}. Envoyez moins de données à la fois, ou omettez ce qui n’a pas changé.`,
  'too-deep': ({ max }) =>
    `Cette requête imbrique listes et objets sur plus de ${String(max)} niveaux. Simplifiez-la, puis réessayez.`,
  'many-refused': ({ seconds }) =>
    `Trop de vos requêtes ont été refusées. Corrigez ce que vous envoyez, puis réessayez dans ${wait(seconds)}.`,
  'too-slow': 'La requête a mis trop de temps à arriver.',
  'address-too-long': 'L’adresse est trop longue.',
  'headers-too-large': 'Les en-têtes sont trop grands.',
  'idempotency-key': 'De 16 à 200 caractères ASCII visibles, par exemple un UUID.',
}
