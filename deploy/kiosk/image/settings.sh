#!/bin/sh
# Checks roundboard.txt. If it is valid, prints its settings as shell variables. Otherwise, prints one
# line for each problem, and how to fix it, and exits with 1.
set -u
export LC_ALL=C
file=$1

is_like() { printf '%s\n' "$1" | grep -Eq -- "^($2)\$"; }
problems=''
problem() {
  problems="${problems}$1
"
}
finish() {
  [ -n "$problems" ] || return 0
  printf '%s' "$problems" >&2
  exit 1
}

if [ ! -r "$file" ]; then
  problem "There is no roundboard.txt on the boot partition. Copy the one from deploy/kiosk/image and enter the address."
elif [ "$(tr -d '\000' <"$file" | wc -c)" -ne "$(wc -c <"$file")" ]; then
  problem "roundboard.txt isn't plain text. Save it with the encoding UTF-8."
fi
finish

address='' insecure=no rotate=90 mode='' sound='' wifi_name='' wifi_password='' timezone=UTC reboot_at='' ssh_key=''
names=' address insecure rotate mode sound wifi-name wifi-password timezone reboot-at ssh-key '
seen=' ' number=0 line_of_address='' line_of_wifi_password=''
mark=$(printf '\357\273\277')
return=$(printf '\r')

while IFS= read -r line || [ -n "$line" ]; do
  number=$((number + 1))
  line=${line#"$mark"}
  line=$(printf '%s' "${line%"$return"}" | sed -E 's/^[[:space:]]+//; s/[[:space:]]+$//')
  case $line in
    '' | '#'*) continue ;;
    *=*) ;;
    *) problem "Line $number: '$line' has no '='. Write name = value, or start the line with #." && continue ;;
  esac
  name=$(printf '%s' "${line%%=*}" | sed -E 's/[[:space:]]+$//')
  value=$(printf '%s' "${line#*=}" | sed -E 's/^[[:space:]]+//')
  case $names in
    *" $name "*) ;;
    *) problem "Line $number: there is no setting '$name'. The settings are:$(printf '%s' "$names" | sed 's/ $//; s/\([a-z]\) /\1, /g')." && continue ;;
  esac
  case $seen in
    *" $name "*) problem "Line $number: '$name' is there twice. Remove one of the lines." && continue ;;
  esac
  seen="$seen$name "
  [ -n "$value" ] || continue
  case $name in
    address)
      line_of_address=$number
      if is_like "$value" 'https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~/-]*)?'; then
        address=$value
      else
        problem "Line $number: '$value' isn't a valid address. Example: address = https://screens.example.com"
      fi
      ;;
    insecure)
      insecure=$value
      is_like "$value" 'yes|no' || problem "Line $number: insecure is '$value'. Use yes or no."
      ;;
    rotate)
      rotate=$value
      is_like "$value" '0|90|180|270' ||
        problem "Line $number: the picture can't be rotated by '$value' degrees. Use 0, 90, 180 or 270."
      ;;
    mode)
      mode=$value
      is_like "$value" '[0-9]{3,5}x[0-9]{3,5}(@[0-9]{2,3}(\.[0-9]{1,3})?)?' ||
        problem "Line $number: '$value' isn't a resolution. Examples: 1920x1080 or 3840x2160@60."
      ;;
    sound)
      sound=$value
      is_like "$value" '[A-Za-z0-9:=,._-]+' ||
        problem "Line $number: '$value' isn't a sound device. Use a name from 'aplay -L', such as hdmi:CARD=PCH,DEV=0."
      ;;
    wifi-name)
      wifi_name=$value
      [ ${#value} -le 32 ] ||
        problem "Line $number: a Wi-Fi name has at most 32 bytes, but this one has ${#value}. Check it on another device."
      ;;
    wifi-password)
      line_of_wifi_password=$number
      wifi_password=$value
      is_like "$value" '[ -~]{8,63}' ||
        problem "Line $number: a Wi-Fi password has 8 to 63 letters, digits and symbols without accents. Check it on another device."
      ;;
    timezone)
      timezone=$value
      zones=/usr/share/zoneinfo
      if ! is_like "$value" '[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*' || { [ -d $zones ] && [ ! -f "$zones/$value" ]; }; then
        problem "Line $number: there is no time zone '$value'. Use a name such as Europe/Berlin or America/New_York."
      fi
      ;;
    reboot-at)
      reboot_at=$value
      is_like "$value" '([01][0-9]|2[0-3]):[0-5][0-9]' ||
        problem "Line $number: '$value' isn't a time of day. Use a time outside opening hours, such as 04:00."
      ;;
    ssh-key)
      ssh_key=$value
      is_like "$value" '(ssh-(ed25519|rsa)|ecdsa-sha2-nistp(256|384|521)|sk-(ssh-ed25519|ecdsa-sha2-nistp256)@openssh\.com) [A-Za-z0-9+/]{40,}={0,3}( .*)?' ||
        problem "Line $number: this isn't a public ssh key. Copy the one line of a file such as ~/.ssh/id_ed25519.pub."
      ;;
  esac
done <"$file"

case $insecure$address in
  nohttp://*) problem "Line $line_of_address: without https, anyone on the network can read and change what '$address' shows. Use an address that starts with https, or add a line insecure = yes to use it anyway." ;;
esac
[ -n "$address$line_of_address" ] ||
  problem "The address is missing. Add a line such as address = https://screens.example.com"
[ -z "$wifi_password" ] || [ -n "$wifi_name" ] ||
  problem "Line $line_of_wifi_password: there is a Wi-Fi password, but no Wi-Fi name. Add a line wifi-name = …"
finish

quoted() { printf "%s='%s'\n" "$1" "$(printf '%s' "$2" | sed "s/'/'\\\\''/g")"; }
quoted address "$address"
quoted insecure "$insecure"
quoted rotate "$rotate"
quoted mode "$mode"
quoted sound "$sound"
quoted wifi_name "$wifi_name"
quoted wifi_password "$wifi_password"
quoted timezone "$timezone"
quoted reboot_at "$reboot_at"
quoted ssh_key "$ssh_key"
