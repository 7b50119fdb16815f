export { NewsBand } from "./parts/home/news-band.tsx";
