export { NewsBand } from "./news/news-band.tsx";
