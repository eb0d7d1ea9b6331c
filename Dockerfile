# The server of Assay: packed from this repository, installed as a user installs it, run by a user who may not change it.
FROM node:24-bookworm AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund && npm pack --ignore-scripts

FROM node:24-bookworm-slim
COPY --from=build /build/assay-*.tgz /tmp/assay.tgz
RUN npm install --global --omit=dev --no-audit --no-fund /tmp/assay.tgz && rm /tmp/assay.tgz \
  && mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 4177
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4177/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["assay", "serve", "--host", "0.0.0.0", "--port", "4177", "--log"]
