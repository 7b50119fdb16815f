{{- define "fanous.labels" -}}
app.kubernetes.io/name: fanous
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "fanous.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "fanous.databaseSecret" -}}
{{ .Values.database.secret | default (printf "%s-database-app" .Release.Name) }}
{{- end -}}

{{- define "fanous.environment" -}}
- name: PUBLIC_URL
  value: {{ required "shop.publicUrl is the address customers use, such as https://shop.example" .Values.shop.publicUrl | quote }}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef: { name: {{ include "fanous.databaseSecret" . }}, key: uri }
- name: TRUST_PROXY
  value: {{ .Values.shop.proxies | quote }}
- name: DRAIN_SECONDS
  value: "10"
- name: MEDIA_S3_BUCKET
  value: {{ required "media.bucket is needed: the processes share no folder" .Values.media.bucket | quote }}
- name: MEDIA_S3_REGION
  value: {{ .Values.media.region | quote }}
{{- with .Values.media.endpoint }}
- name: MEDIA_S3_ENDPOINT
  value: {{ . | quote }}
{{- end }}
{{- range $name, $value := .Values.shop.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}

{{- define "fanous.secrets" -}}
- secretRef: { name: {{ .Values.shop.secret }} }
{{- with .Values.media.secret }}
- secretRef: { name: {{ . }} }
{{- end }}
{{- end -}}

{{- define "fanous.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "fanous.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}
