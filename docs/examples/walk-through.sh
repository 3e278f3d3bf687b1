#!/usr/bin/env bash
# Walks the main calls of the API with curl, against a running demo (`npm run demo`).
#
#   docs/examples/walk-through.sh [console's address] [display's address]
#
# Needs curl and jq. What it makes, it deletes again; the screen stays paired.
set -euo pipefail

console=${1:-http://127.0.0.1:8080}
display=${2:-http://127.0.0.1:8081}
password=${PASSWORD:-roundboard-demo}

step() { printf '\n\033[1m%s\033[0m\n' "$1"; }

# call METHOD ADDRESS [BODY] [HEADER]: the answer's data; any refusal ends the script with its reason.
call() {
  local answer
  answer=$(curl --silent --show-error --request "$1" "$2" \
    --header 'accept: application/json' \
    ${4:+--header "$4"} \
    ${3:+--header 'content-type: application/json' --data "$3"})
  if [[ $(jq --raw-output '.success' <<<"$answer") != true ]]; then
    echo "$1 $2 was refused: $answer" >&2
    exit 1
  fi
  jq '.data' <<<"$answer"
}

step '1. Log in: the answer is a bearer token for every later call of staff'
token=$(call POST "$console/api/v1/auth" \
  "{\"email\":\"super@roundboard.test\",\"password\":\"$password\"}" | jq --raw-output .token)
staff="authorization: Bearer $token"
call GET "$console/api/v1/auth/me" '' "$staff" | jq '{email, role}'

step '2. Locations, and the first screen of the first one'
call GET "$console/api/v1/locations?limit=4&sort=name" '' "$staff" |
  jq --compact-output '.[] | {name, locationIdentifier, timeZone}'
read -r location zone < <(call GET "$console/api/v1/locations?limit=1&sort=name" '' "$staff" |
  jq --raw-output '.[0] | "\(.id) \(.timeZone)"')
screen=$(call GET "$console/api/v1/screens?location=$location&round=1" '' "$staff" |
  jq --raw-output '.[0].id')
echo "screen $screen"

step '3. Create a workout for round 1, on air today'
# The gym's calendar counts, not ours.
today=$(TZ=$zone date +%F)
workout=$(call POST "$console/api/v1/workouts" "$(jq --null-input --arg day "$today" '{
  name: "Walk-through", subHeader: "Jab Cross Hook", round: 1, startDate: $day, endDate: $day,
  routines: [{ step: 1, text: "Thirty seconds each side.", videoLink: "/media/exercises/jab-cross.mp4" }]
}')" "$staff" | jq --raw-output .id)
call GET "$console/api/v1/workouts/$workout" '' "$staff" |
  jq '{name, subHeader, startDate, endDate, routines: [.routines[].name]}'

step '4. A display shows a code of its own making, and keeps the id of the link to itself'
code=$(LC_ALL=C tr -dc 'A-Z0-9' </dev/urandom | head -c 6 || true)
link=$(call POST "$display/api/v1/screenlinks" "{\"authCode\":\"$code\"}" | jq --raw-output .id)
echo "code $code"

step '5. Staff enter the code; the display asks again and is given its token'
call PUT "$console/api/v1/screens/link/$screen" "{\"authCode\":\"$code\"}" "$staff" |
  jq '{name, isLinked}'
screen_token=$(call GET "$display/api/v1/screenlinks/$link" | jq --raw-output .screen.authToken)
wall="screen-auth-token: $screen_token"

step '6. Heartbeat: here I am; what do I show?'
heartbeat='{"status":{"label":"connected","isConnected":true},"refreshFlag":false}'
call PATCH "$display/api/v1/screens/auth" "$heartbeat" "$wall" |
  jq '{screen: .screen.name, location: .screen.location.name, workout: .workout.name, appVersion}'

step '7. The programme: the next fourteen days, and the media they need'
call GET "$display/api/v1/screens/auth/programme" '' "$wall" |
  jq '{revision, days: (.intervals | length), now: .intervals[0].workout.name, media: [.media[].url]}'

step '8. The display listens; an edit in the console is heard at once'
events=$(mktemp)
curl --silent --no-buffer --max-time 10 --header "$wall" \
  "$display/api/v1/screens/auth/events" >"$events" &
stream=$!
trap 'kill "$stream" 2>/dev/null || true; rm -f "$events"' EXIT
for _ in $(seq 50); do grep -q '^event: hello' "$events" && break; sleep 0.1; done
call PUT "$console/api/v1/workouts/$workout" '{"subHeader":"Uppercut"}' "$staff" | jq .subHeader
for _ in $(seq 50); do grep -q '^event: programme' "$events" && break; sleep 0.1; done
grep '^event:' "$events"
grep -q '^event: programme' "$events"

step '9. Staff see the screen connected, and what it says of itself'
call GET "$console/api/v1/screens/$screen" '' "$staff" | jq '{name, isLinked, status}'

step '10. The log has who changed what'
call GET "$console/api/v2/logs?limit=4" '' "$staff" |
  jq --compact-output '.[] | {date, model, action, modifiedBy}'

step '11. Tidy up, and log out: the token opens nothing more'
call DELETE "$console/api/v1/workouts/$workout" '' "$staff" | jq .name
call DELETE "$console/api/v1/auth" '' "$staff" >/dev/null
curl --silent --header "$staff" "$console/api/v1/auth/me" | jq '{success, code, error}'
