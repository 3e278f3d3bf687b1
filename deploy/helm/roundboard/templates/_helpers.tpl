{{- define "roundboard.labels" -}}
app.kubernetes.io/name: roundboard
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "roundboard.metadata" -}}
namespace: {{ .Release.Namespace }}
labels:
  {{- include "roundboard.labels" . | nindent 2 }}
  app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
  app.kubernetes.io/managed-by: {{ .Release.Service }}
  helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "roundboard.name" -}}
{{- if contains "roundboard" .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-roundboard{{ end }}
{{- end }}

{{- define "roundboard.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}
{{- end }}

{{/* What the servers' pods and the backups' share. */}}
{{- define "roundboard.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "roundboard.container" -}}
image: {{ include "roundboard.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
{{- end }}

{{- define "roundboard.settings" -}}
{{- if not (or .Values.data.existingClaim .Values.settings.S3_BUCKET) }}
{{- fail "Media needs a permanent place: set settings.S3_BUCKET or data.existingClaim." }}
{{- end }}
- name: ADMIN_URL
  value: {{ printf "https://%s" .Values.console.host | quote }}
- name: SCREEN_URL
  value: {{ printf "https://%s" .Values.screens.host | quote }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "roundboard.dataVolume" -}}
- name: data
  {{- if .Values.data.existingClaim }}
  persistentVolumeClaim:
    claimName: {{ .Values.data.existingClaim }}
  {{- else }}
  emptyDir:
    sizeLimit: {{ .Values.data.sizeLimit }}
  {{- end }}
- name: tmp
  emptyDir: {}
{{- end }}
